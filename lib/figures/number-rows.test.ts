import { getSiteContent } from '#lib/content/current-content'
import type { Figure } from '#lib/content/schemas/figure'
import { pickLanguage } from '#lib/content/localized'
import { numberRows } from '#lib/figures/number-rows'
import { locales } from '#lib/i18n/locales'

/**
 * Greatest count of numbers that a screen-reader user can follow in a sentence. A figure with more
 * numbers needs a table.
 */
const heard = 12

/** Lists the numbers that a figure shows. The ends of a scale are left out. */
function shownNumbers(figure: Figure): number[] {
  switch (figure.form) {
    case 'week':
      return figure.days.flat()
    case 'portions':
      return figure.rows.flatMap(({ portions }) => portions)
    case 'axis':
      return figure.rows.flatMap((row) => differing({ ...row, range: figure.range }))
    case 'scales':
      return figure.rows.flatMap(differing)
    case 'dots':
      return figure.fields.flatMap(({ dots }) => dots.map(({ count }) => count))
    case 'bars':
      return figure.pairs.flatMap(({ longer, shorter }) => [longer.value, shorter.value])
    case 'levels':
      return figure.columns.flatMap(({ band, marker }) => [band, marker])
    case 'ratio':
      return [figure.marker]
  }
}

type Row = Extract<Figure, { form: 'scales' }>['rows'][number] & {
  dot?: { at: number } | undefined
}

function differing({ range, bands = [], marker, dot }: Row): number[] {
  const all = [...bands.flatMap(({ from, to, every }) => [from, to, every]), marker, dot?.at]
  return [...new Set(all)].filter(
    (number) => number !== undefined && !range.includes(number),
  ) as number[]
}

describe.each([...getSiteContent().figures])('the figure of %s', (_slug, figure) => {
  it('has a table if it has more numbers than one can hear', () => {
    expect(figure.tableColumns !== undefined).toBe(shownNumbers(figure).length > heard)
  })

  it.each(locales)('has all its numbers in the table, under a name each, %s', (locale) => {
    if (!figure.tableColumns) return
    const rows = numberRows(pickLanguage(figure, locale), locale)
    const cells = rows.flat().join(' ')
    for (const number of shownNumbers(figure))
      expect(cells).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    for (const row of rows) expect(row).toHaveLength(figure.tableColumns[locale].length)
  })
})
