import { findChangedConsent } from '#lib/leads/consent-texts'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/** Checks that the legal texts equal the recorded texts of the current version of the consents. */
export function checkConsentRecord({ content }: CheckedContent, report: ReportProblem): void {
  const { version } = content.document('consents')
  for (const file of findChangedConsent(content))
    report(
      { file },
      `what visitors accept is not as on record (${version}): set “effective” of a legal text in both languages to the day from which it holds, and run npm run record-consent on the day on which this is published`,
    )
}
