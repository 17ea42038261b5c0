import { localeDetails, type Locale } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'
import { describeCallWindow } from '#lib/time/format-call-window'

/** The windows begin at 15:00 in Kyiv, on a Friday, a Saturday and a Monday. */
const starts = ['2026-11-27T13:00:00Z', '2026-11-28T13:00:00Z', '2026-11-30T13:00:00Z']
/** 0:30 in Kyiv on that Friday, when the day in UTC is still Thursday. */
const now = new Date('2026-11-26T22:30:00Z')

test.each<[Locale, string[]]>([
  ['ua', ['сьогодні', 'завтра', 'понеділок, 30 листопада']],
  ['en', ['today', 'tomorrow', 'Monday 30 November']],
])('a window is described in %s by the day and the clock of Kyiv', (locale, days) => {
  const words = { ...readMessages(locale).CallWindow, dateTag: localeDetails[locale].dateTag }
  const described = starts.map((startsAt) => {
    const endsAt = new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString()
    return describeCallWindow({ startsAt, endsAt }, now, words)
  })
  expect(described).toEqual(days.map((day) => `${day}, 15:00–17:00`))
})
