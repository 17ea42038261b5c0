import { getInclusion } from '#lib/content/package-inclusion'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { locales, type Locale } from '#lib/i18n/locales'

/**
 * Checks each `line` of `content/tests.yaml` and each of the `tests` of `content/first-visit.yaml`.
 * Each must be the first words of a list item in `content/packages.yaml`.
 */
export function checkTestLines({ content }: CheckedContent, report: ReportProblem): void {
  const packages = content.document('packages')
  const measured = content.sourceOf('tests')
  const firstVisit = content.sourceOf('first-visit')
  const lines = [
    ...content.document('tests').map(({ line }, index) => ({
      line,
      positionOf: (locale: Locale) => measured.positionOf(index, 'line', locale),
    })),
    ...content.document('first-visit').measured.tests.map((line, index) => ({
      line,
      positionOf: (locale: Locale) => firstVisit.positionOf('measured', 'tests', index, locale),
    })),
  ]
  for (const { line, positionOf } of lines)
    for (const locale of locales) {
      const isInPackage = packages.some((each) => getInclusion(line, each, locale) !== 'none')
      if (isInPackage) continue
      report(positionOf(locale), { rule: 'noPackageLine', text: line[locale] })
    }
}
