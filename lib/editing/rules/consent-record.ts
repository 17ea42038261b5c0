import { findChangedConsent } from '#lib/leads/consent-texts'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/** Reports each legal text that has changed since the current consent version was recorded. */
export function checkConsentRecord({ content }: CheckedContent, report: ReportProblem): void {
  const { version } = content.document('consents')
  for (const file of findChangedConsent(content))
    report(
      { file },
      `what visitors accept is not as on record (${version}): set “effective” of a legal text in both languages to the day from which it holds, and run npm run record-consent on the day on which this is published`,
    )
}
