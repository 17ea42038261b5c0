import { getLineNumber } from '#lib/content/read-text-file'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import { listInvisibleSigns } from '#lib/text/invisible-signs'

/**
 * Checks that the texts of `content/` contain no invisible signs. Recorded consents are not
 * checked, because recorded consents must never change.
 */
export function checkInvisibleSigns({ content }: CheckedContent, report: ReportProblem): void {
  const files = content
    .files()
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.startsWith('content/consents'))
  for (const file of files) {
    const text = readOrReport(() => content.text(file)) ?? ''
    for (const { code, index } of listInvisibleSigns(text))
      report({ file, line: getLineNumber(text, index) }, { rule: 'invisibleSign', code })
  }
}
