import { getKyivDayEnd, getKyivDay, formatKyivTime, getKyivDayStart } from '#lib/time/kyiv-time'

describe('Kyiv’s clock', () => {
  it('shows winter and summer time', () => {
    expect(formatKyivTime(new Date('2026-11-20T12:05:00Z'))).toBe('2026-11-20 14:05')
    expect(formatKyivTime(new Date('2026-07-20T12:05:00Z'))).toBe('2026-07-20 15:05')
    expect(getKyivDay(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21')
  })

  it.each([
    ['2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ])('starts the day %s at %s', (day, start) => {
    expect(getKyivDayStart(day)?.toISOString()).toBe(start)
  })

  it('ends the day of a clock change after 23 or 25 hours', () => {
    expect(getKyivDayEnd('2026-03-29').toISOString()).toBe('2026-03-29T21:00:00.000Z')
    expect(getKyivDayEnd('2026-10-25').toISOString()).toBe('2026-10-25T22:00:00.000Z')
    expect(getKyivDayEnd('2026-12-31').toISOString()).toBe('2026-12-31T22:00:00.000Z')
  })

  it.each(['', 'yesterday', '2026-13-01', '2026-02-30', '2026-11-20T00:00'])(
    'refuses the day %j',
    (day) => {
      expect(getKyivDayStart(day)).toBeNull()
    },
  )
})
