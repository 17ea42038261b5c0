import { formatDay, formatDays } from '#lib/i18n/format'
import { localeDetails, locales } from '#lib/i18n/locales'

it.each(locales)('formats every day of a year as Intl does: %s', (locale) => {
  const asIntl = new Intl.DateTimeFormat(localeDetails[locale].dateTag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  for (let time = Date.UTC(2028, 0, 1); time <= Date.UTC(2028, 11, 31); time += 86_400_000) {
    const day = new Date(time)
    expect(formatDay(locale, day.toISOString().slice(0, 10)).replaceAll('\u00A0', ' ')).toBe(
      asIntl.format(day).replace(/\s/g, ' '),
    )
  }
})

it('writes the month of a range once, unless the range has two months', () => {
  const format = (from: string, to: string) => formatDays('en', from, to).replaceAll('\u00A0', ' ')
  expect(format('2026-11-23', '2026-11-29')).toBe('23–29 November 2026')
  expect(format('2026-12-28', '2027-01-03')).toBe('28 December 2026 – 3 January 2027')
})
