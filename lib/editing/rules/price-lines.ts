import { getInclusion } from '#lib/content/package-inclusion'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { locales } from '#lib/i18n/locales'

/**
 * Checks each entry of `priceLines` in `content/price.yaml`. Its `line` must be the first words of
 * a list item in `content/packages.yaml`. Its `services` must be ids of the price list.
 */
export function checkPriceLines({ content }: CheckedContent, report: ReportProblem): void {
  const { positionOf } = content.sourceOf('price')
  const packages = content.document('packages')
  const known = content
    .document('services')
    .categories.flatMap(({ options }) => options.map(({ id }) => id))
  for (const [index, { line, services }] of content.document('price').priceLines.entries()) {
    for (const locale of locales)
      if (!packages.some((each) => getInclusion(line, each, locale) !== 'none'))
        report(positionOf('priceLines', index, 'line', locale), {
          rule: 'noPackageLine',
          text: line[locale],
        })
    for (const [position, id] of services.entries())
      if (!known.includes(id))
        report(positionOf('priceLines', index, 'services', position), {
          rule: 'unknownName',
          name: id,
          known: known.join(', '),
        })
  }
}
