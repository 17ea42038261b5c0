import { findArticleFacts, getSiteContent } from '#lib/content/current-content'
import { locales } from '#lib/i18n/locales'
import { fitTitle } from '#lib/seo/share-image'
import { removeWordJoiners } from '#lib/i18n/short-words'

const titles = getSiteContent().articles.flatMap(({ slug }) =>
  locales.flatMap(
    (locale) => removeWordJoiners(findArticleFacts(slug)?.text[locale]?.head.title ?? '') || [],
  ),
)
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it.each(titles)('draws the whole title «%s», large enough for a telephone', (title) => {
  const { text, size } = fitTitle(title)
  expect(plain(text)).toBe(plain(title))
  expect(size).toBeGreaterThanOrEqual(40)
})

it('cuts a title that is too long at a word, and removes characters that the fonts lack', () => {
  const long = plain(fitTitle('Превентивна медицина щодня '.repeat(20)).text)
  expect(long).toMatch(/^(Превентивна медицина щодня )+(Превентивна( медицина)?)?…$|щодня…$/)
  expect(long.length).toBeLessThanOrEqual(151)
  expect(plain(fitTitle('Сон 😴 і 健康 тиск').text)).toBe('Сон і тиск')
  expect(plain(fitTitle('Zażółć gęślą jaźń').text)).toBe('Zażółć gęślą jaźń')
})
