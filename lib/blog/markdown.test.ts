import { countReadingMinutes } from '#lib/blog/markdown'

describe('countReadingMinutes', () => {
  it('counts Ukrainian words but not tags, and returns at least one minute', () => {
    expect(countReadingMinutes('')).toBe(1)
    expect(countReadingMinutes('здоров’я '.repeat(900))).toBe(5)
    expect(countReadingMinutes('<p title="a b c d e f">слово</p> '.repeat(360))).toBe(2)
  })
})
