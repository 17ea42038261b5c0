import { readingMinutes, renderMarkdown } from '#lib/blog/markdown'

describe('renderMarkdown', () => {
  it('draws the tables and lists of the articles', () => {
    const html = renderMarkdown('# Назва\n\n| Група | Скільки |\n|---|---|\n| Овочі | 4–5 |\n\n1. перше\n')
    expect(html).toContain('<h2>Назва</h2>')
    expect(html).toContain('<th scope="col">Група</th>')
    expect(html).toContain('<td>4–5</td>')
    expect(html).toContain('<li>перше</li>')
  })
})

describe('readingMinutes', () => {
  it('counts words, in Ukrainian too, and not the tags; at least a minute', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('здоров’я '.repeat(900))).toBe(5)
    expect(readingMinutes('<p title="a b c d e f">слово</p> '.repeat(360))).toBe(2)
  })
})
