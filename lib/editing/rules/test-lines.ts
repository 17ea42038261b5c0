import { getInclusion } from '#lib/content/package-inclusion'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { locales } from '#lib/i18n/locales'

/**
 * Checks that each `line` of `content/tests.yaml` is the beginning of a line of
 * `content/packages.yaml`.
 */
export function checkTestLines({ content }: CheckedContent, report: ReportProblem): void {
  const { positionOf } = content.sourceOf('tests')
  const packages = content.document('packages')
  for (const [index, { line }] of content.document('tests').entries())
    for (const locale of locales) {
      const isInPackage = packages.some((each) => getInclusion(line, each, locale) !== 'none')
      if (isInPackage) continue
      const place = positionOf(index, 'line', locale)
      report(place, { rule: 'noPackageLine', text: line[locale] })
    }
}
