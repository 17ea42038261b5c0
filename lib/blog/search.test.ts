import { embeddedPosts } from '#lib/blog/embedded-posts'
import { getCurrentSlug, getSiteContent } from '#lib/content/current-content'
import { searchPosts } from '#lib/blog/search'
import { locales, type Locale } from '#lib/i18n/locales'

const search = async (query: string, locale: Locale = 'ua') =>
  searchPosts(await embeddedPosts.getAllPosts(locale), query, locale).map(({ slug }) =>
    slug.toLowerCase(),
  )

/**
 * Updates the slugs in test cases, because articles may be renamed or removed. A test case is a
 * query and the slug of the article that the query must find. Cases of removed articles are left
 * out.
 */
const withCurrentSlugs = (
  rows: readonly (readonly [query: string, slug: string, locale?: Locale])[],
) =>
  rows.flatMap(([query, slug, locale]) => {
    const isGone = getSiteContent().redirects.get(slug)?.kind === 'gone'
    return isGone ? [] : [[query, getCurrentSlug(slug).toLowerCase(), locale ?? 'ua'] as const]
  })

describe('searchPosts', () => {
  it.each(
    withCurrentSlugs([
      ['тиску', 'blood-pressure-monitoring'],
      ['тиск удома', 'blood-pressure-monitoring'],
      ['солі', 'DASH-diet'],
      ['середземноморською дієтою', 'mediterranean-diet'],
      ['кандида', 'anti-candida-diet'],
      ['кандиди', 'anti-candida-diet'],
      ['натще', 'check-up-tips'],
      ['ЗНЕВОДНЕННЯ', 'DEHYDRATION'],
      ['геропротекторів', 'GEROPROTECTORS'],
      ['зневоднення, скільки пити?', 'DEHYDRATION'],
      ['salt', 'DASH-diet', 'en'],
    ]),
  )('the query "%s" finds the article %s among the first three', async (query, slug, locale) => {
    expect((await search(query, locale)).slice(0, 3)).toContain(slug)
  })

  it.each(
    withCurrentSlugs([
      ['саркопенію', 'starinnya'],
      ['середзимноморська', 'mediterranean-diet'],
    ]),
  )(
    'finds words that only the text contains, also with a typing error: "%s"',
    async (query, slug) => {
      expect(await search(query)).toContain(slug)
    },
  )

  it('does not mistake a word for a similar word', async () => {
    expect(await search('дегидрация')).not.toContain(getCurrentSlug('starinnya').toLowerCase())
  })

  it('finds nothing for an empty query, for tags, and for words that no article contains', async () => {
    for (const query of ['', '  ', '—', 'strong href', 'абракадабрище', '<script>'])
      expect(await search(query)).toEqual([])
  })
})

describe('search words', () => {
  const posts = ['body', 'searchWords'].map((name) => ({
    id: name,
    slug: name,
    cover: '',
    title: 'Назва',
    excerpt: '',
    body: name === 'body' ? 'Жирна риба і печінка тріски' : 'Стеатоз',
    searchWords: name === 'body' ? [] : ['жирна печінка', 'ожирение печени'],
  }))

  it.each(['жирна печінка', 'жирної печінки', 'ожирение печени'])(
    'the query "%s" finds first the article that has these search words',
    (query) => {
      expect(searchPosts(posts, query, 'ua')[0]?.slug).toBe('searchWords')
    },
  )

  it.each(locales)(
    'each search word of an article finds the article among the first three, also of a draft: %s',
    async (locale) => {
      const drafts = getSiteContent().articles.flatMap(({ slug, draft, searchWords, text }) => {
        const draftText = text[locale]
        if (!draft || !draftText) return []
        const { head, markdown: body } = draftText
        return [{ ...head, id: slug, slug, cover: '', body, searchWords: searchWords[locale] }]
      })
      const all = [...(await embeddedPosts.getAllPosts(locale)), ...drafts]
      const words = all.flatMap(({ slug, searchWords = [] }) =>
        searchWords.map((word) => ({ word, slug })),
      )
      expect(words.length).toBeGreaterThan(0)
      const lost = words.filter(({ word, slug }) => {
        const found = searchPosts(all, word, locale).slice(0, 3)
        return found.every((post) => post.slug !== slug)
      })
      expect(lost).toEqual([])
    },
  )
})

describe('a word in another spelling finds the same articles as the plain word', () => {
  it.each([
    ['Latin letters', 'вiтамiн', 'вітамін'],
    ['a Latin capital', 'Bітамін', 'вітамін'],
    ['a stress mark', 'вітамі\u0301н', 'вітамін'],
    ['decomposed letters', 'їжа'.normalize('NFD'), 'їжа'],
    ['a Cyrillic В', 'В12', 'B12'],
    ['a small Cyrillic в', 'в12', 'B12'],
    ['a space for the hyphen', 'чек ап', 'чек-ап'],
    ['no hyphen', 'чекап', 'чек-ап'],
    ['another form without a hyphen', 'чекапом', 'чек-ап'],
    ['a hyphen that does not break', 'чек\u2011ап', 'чек-ап'],
    ['a short dash', 'чек–ап', 'чек-ап'],
    ['a backtick', 'об`єм', 'об’єм'],
    ['a letter apostrophe', 'обʼєм', 'об’єм'],
    ['no apostrophe', 'обєм', 'об’єм'],
    ['a soft hyphen', 'віта\u00ADмін', 'вітамін'],
    ['a zero-width space', 'віта\u200Bмін', 'вітамін'],
    ['full-width letters', 'ＤＡＳＨ', 'DASH'],
  ])('%s', async (_, query, plain) => {
    const expected = await search(plain)
    expect(expected).not.toEqual([])
    expect(await search(query)).toEqual(expected)
  })

  it.each([
    ['check up', 'check-up'],
    ['checkup', 'check-up'],
    ['chеck-up', 'check-up'],
    ['vitаmin', 'vitamin'],
  ])('in English: %s', async (query, plain) => {
    expect(await search(plain, 'en')).not.toEqual([])
    expect(await search(query, 'en')).toEqual(await search(plain, 'en'))
  })

  it('a code of two characters such as B6', () => {
    const post = { id: '1', cover: '', excerpt: '', slug: 'b6', title: 'Вітамін B6' }
    const other = { ...post, id: '2', slug: 'b12', title: 'Вітамін B12' }
    expect(searchPosts([post, other], 'вітамін В6', 'ua').map(({ slug }) => slug)).toEqual(['b6'])
  })

  it('a word with character references in HTML: об&#39;єм, віта&shy;мін', () => {
    const post = {
      id: '1',
      slug: 'a',
      cover: '',
      title: 'Назва',
      excerpt: '',
      body: '<p>об&#39;єм віта&shy;мін</p>',
    }
    for (const query of ['об’єм', 'вітамін'])
      expect(searchPosts([post], query, 'ua')).toHaveLength(1)
  })

  const swapped: Record<string, string> = Object.fromEntries(
    'аa вB еe іi кk мM нH оo рp сc тT уy хx ВB ЕE ІI КK МM НH ОO РP СC ТT УY ХX'
      .split(' ')
      .map((pair) => [pair.slice(0, 1), pair.slice(1)])
      .flatMap(([cyrillic = '', latin = '']) => [
        [cyrillic, latin],
        [latin, cyrillic],
      ]),
  )
  /**
   * Finds the first letter that has a lookalike in the other alphabet, and replaces the letter by
   * the lookalike.
   */
  const withLookalike = (word: string) =>
    word.replace(/[aBceHikMopTxyавеікмнорстухA-ZА-Я]/u, (letter) => swapped[letter] ?? letter)
  const spellings: Record<string, (word: string) => string> = {
    decomposed: (word) => word.normalize('NFD'),
    'with a stress mark': (word) => word.replace(/(?<=[аеєиіїоуюяaeiouy])/u, '\u0301'),
    'with a soft hyphen': (word) => word.replace(/(?<=\p{L}{2})(?=\p{L}{2})/u, '\u00AD'),
    'with another apostrophe': (word) => word.replace(/[’']/gu, '`'),
    'with another hyphen': (word) => word.replace(/-/gu, '\u2011'),
    'in capitals': (word) => word.toUpperCase(),
    'with a letter of the other alphabet': withLookalike,
  }
  it.each(Object.keys(spellings))('every word of every title, %s', async (name) => {
    const spell = spellings[name] ?? String
    for (const locale of locales) {
      const titles = (await embeddedPosts.getAllPosts(locale)).map(({ title }) =>
        title.replaceAll('\u2060', ''),
      )
      const all = new Set(titles.flatMap((title) => title.match(/[\p{L}\p{N}’'-]{3,}/gu) ?? []))
      expect(all.size).toBeGreaterThan(50)
      for (const word of all)
        expect({ word, found: await search(spell(word), locale) }).toEqual({
          word,
          found: await search(word, locale),
        })
    }
  })
})
