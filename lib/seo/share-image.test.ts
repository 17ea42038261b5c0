import { globSync, readFileSync } from 'node:fs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales } from '#lib/i18n/locales'
import { fitTitle, lineHeight, narrowTitleBox, titleBox } from '#lib/seo/share-image'
import { withoutWordJoiners } from '#lib/text/short-words'

const titles = globSync(`content/posts/*/{${locales.join(',')}}.md`).map((file) =>
  withoutWordJoiners(parseFrontMatter(file, readFileSync(file, 'utf8')).head.title),
)
const boxes = { 'on its own': titleBox, 'beside a cover': narrowTitleBox }
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const drawn = (title: string, box = titleBox) => plain(fitTitle(title, box).lines.join(' '))
const isSingle = (line: string) => !plain(line).includes(' ')

describe('fitTitle', () => {
  it.each(titles)('draws all of «%s», large enough for a telephone', (title) => {
    expect(titles.length).toBeGreaterThan(35)
    expect(drawn(title)).toBe(plain(title))
    expect(fitTitle(title).size).toBeGreaterThanOrEqual(56)
    expect(fitTitle(title, narrowTitleBox).size).toBeGreaterThanOrEqual(40)
  })

  describe.each(Object.entries(boxes))('%s', (_where, box) => {
    it.each([
      ...titles,
      'Чек-ап',
      'Як підготуватися до чек-апу',
      'Check-up: three-month, doctor-led, follow-up-included programme',
      'Превентивно-профілактично-оздоровча медицина щодня',
      'А б в г ґ д',
      'Навіщо? Щоб жити',
      'Що робити, коли все добре, а тиск 140',
    ])('breaks «%s» at spaces alone and leaves no word alone on a line', (title) => {
      const { lines, size } = fitTitle(title, box)
      expect(plain(lines.join(' '))).toBe(plain(title))
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height)
      if (lines.length === 1) return
      expect(isSingle(lines.at(-1) ?? '')).toBe(false)
      // A word that fills half of a line may have one of the first to itself.
      const widest = Math.max(...lines.map((line) => line.length))
      expect(lines.filter((line) => isSingle(line) && line.length < 0.4 * widest)).toEqual([])
    })
  })

  it('ends what no picture could hold at a word, and says so', () => {
    const { size } = fitTitle('Превентивна медицина щодня '.repeat(20))
    const text = drawn('Превентивна медицина щодня '.repeat(20))
    expect(text).toMatch(/^(Превентивна медицина щодня )+(Превентивна( медицина)?)?…$|щодня…$/)
    expect(text.length).toBeLessThanOrEqual(151)
    expect(size).toBeGreaterThanOrEqual(34)
  })

  it('shrinks for a word too wide for a line, and cuts one that no line can hold', () => {
    expect(fitTitle('Щ'.repeat(20)).size).toBeLessThan(fitTitle('Щ').size)
    const { lines, size } = fitTitle('Щ'.repeat(100), narrowTitleBox)
    expect(lines.join('')).toBe('Щ'.repeat(100))
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(narrowTitleBox.height)
  })

  it('leaves out what its fonts cannot draw', () => {
    expect(drawn('Сон 😴 і 健康 тиск')).toBe('Сон і тиск')
  })
})
