import { globSync, readFileSync } from 'node:fs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales } from '#lib/i18n/locales'
import { fitTitle } from '#lib/seo/share-image/fit-title'

const titles = globSync(`content/posts/*/{${locales.join(',')}}.md`).map(
  (file) => parseFrontMatter(file, readFileSync(file, 'utf8')).head.title,
)
const words = (text: string) => text.replaceAll('\u00A0', ' ')

describe('fitTitle', () => {
  it.each(titles)('draws all of «%s», large enough for a telephone', (title) => {
    const { text, size } = fitTitle(title)
    expect(words(text)).toBe(words(title))
    expect(size).toBeGreaterThanOrEqual(56)
  })

  it('draws a longer title smaller', () => {
    const sizes = [20, 60, 100, 140].map((length) => fitTitle('Здоров’я людини '.repeat(10).slice(0, length)).size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(sizes.length)
  })

  it('ends what no picture could hold at a word, and says so', () => {
    const { text, size } = fitTitle('Превентивна медицина щодня '.repeat(20))
    expect(words(text)).toMatch(/^(Превентивна медицина щодня )+(Превентивна( медицина)?)?…$|щодня…$/)
    expect(text.length).toBeLessThanOrEqual(151)
    expect(size).toBeGreaterThanOrEqual(34)
  })

  it('shrinks for a word too wide for a line', () => {
    expect(fitTitle('Щ'.repeat(20)).size).toBeLessThan(fitTitle('Щ').size)
  })

  it('keeps a short word with the next', () => {
    expect(fitTitle('Показники в нормі').text).toBe('Показники в\u00A0нормі')
  })

  it('leaves out what its fonts cannot draw', () => {
    expect(fitTitle('Сон 😴 і 健康 тиск').text).toBe('Сон і\u00A0тиск')
  })
})
