import { getSiteContent } from '#lib/content/current-content'
import { measureCoverNumber } from '#lib/figures/cover-number'
import { locales } from '#lib/i18n/locales'

const numbers = getSiteContent().articles.flatMap(({ coverNumber }) =>
  coverNumber ? locales.map((locale) => coverNumber[locale]) : [],
)

it.each([...new Set(numbers), '−11,4', 'IV 2'])(
  'the cover shows all of «%s» but a part of the last sign, and its marker cuts a digit',
  (number) => {
    const { width, markerAt } = measureCoverNumber(number)
    expect(width).toBeGreaterThan(0.3)
    expect(width).toBeLessThan(number.length)
    expect(markerAt).toBeGreaterThan(0.2)
    // The whole marker is left of the edge.
    expect(markerAt).toBeLessThan(width)
  },
)

it('the marker stands at the digit near three fifths of the number, never at a sign', () => {
  const markerAt = (number: string) => measureCoverNumber(number).markerAt
  expect(markerAt('135/85')).toBeGreaterThan(markerAt('13'))
  expect(markerAt('5\u00A0г')).toBe(markerAt('5\u00A0кг'))
  expect(markerAt('1/2')).toBeGreaterThan(measureCoverNumber('1').markerAt)
})
