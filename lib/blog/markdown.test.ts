import { countReadingMinutes } from '#lib/blog/markdown'

describe('countReadingMinutes', () => {
  it('counts words, in Ukrainian too, and not the tags; at least a minute', () => {
    expect(countReadingMinutes('')).toBe(1)
    expect(countReadingMinutes('здоров’я '.repeat(900))).toBe(5)
    expect(countReadingMinutes('<p title="a b c d e f">слово</p> '.repeat(360))).toBe(2)
  })
})
