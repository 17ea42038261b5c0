import { content } from '#lib/content/content'
import { nextCall, weekday } from '#lib/time/next-call'

const monday = 0
const thursday = 3
const friday = 4

describe('when the clinic calls', () => {
  const at = (iso: string) => nextCall(new Date(iso), { ...content.clinic.hours, opens: '09:00', closes: '19:00' })

  test.each([
    ['while it is open: now', '2026-11-19T12:32:00Z', thursday, true, '14:32'],
    ['before it opens: today', '2026-11-19T05:10:00Z', thursday, true, '09:00'],
    ['as it closes: the next day', '2026-11-19T17:00:00Z', friday, false, '09:00'],
    ['on Friday evening: Monday', '2026-11-20T18:00:00Z', monday, false, '09:00'],
    ['on Sunday: Monday', '2026-11-22T10:00:00Z', monday, false, '09:00'],
    ['after midnight in Kyiv, before it in UTC', '2026-11-22T23:00:00Z', monday, true, '09:00'],
    ['in summer, three hours from UTC', '2026-07-16T15:59:00Z', thursday, true, '18:59'],
    ['the evening before the clocks go forward', '2026-03-28T21:30:00Z', monday, false, '09:00'],
  ])('%s', (_, iso, day, isToday, time) => {
    expect(at(iso)).toEqual({ day, isToday, time })
  })

  test('a clinic open on one day calls on that day of the next week', () => {
    expect(
      nextCall(new Date('2026-11-18T20:00:00Z'), { days: ['Wednesday'], opens: '10:00', closes: '12:00' }),
    ).toEqual({
      day: 2,
      isToday: false,
      time: '10:00',
    })
  })

  test('days have names in both languages', () => {
    expect([weekday('uk', monday), weekday('en', friday)]).toEqual(['понеділок', 'Friday'])
  })
})
