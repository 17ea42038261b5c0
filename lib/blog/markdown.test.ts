import { readingMinutes } from '#lib/blog/markdown'

describe('readingMinutes', () => {
  it('counts words, in Ukrainian too, and not the tags; at least a minute', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('здоров’я '.repeat(900))).toBe(5)
    expect(readingMinutes('<p title="a b c d e f">слово</p> '.repeat(360))).toBe(2)
  })
})
