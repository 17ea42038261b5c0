import { embedded } from '#lib/blog/embedded'
import { gone } from '#lib/i18n/route-request'
import { content } from '#lib/content/content'
import { searchPosts } from '#lib/blog/search'

const found = async (query: string, locale: 'ua' | 'en' = 'ua') =>
  searchPosts(await embedded.all(locale), query).map(({ slug }) => slug.toLowerCase())

/** Queries and their articles, by what editors call these today; without those that were taken off. */
const named = (rows: readonly (readonly [query: string, slug: string, locale?: 'ua' | 'en'])[]) =>
  rows.flatMap(([query, slug, locale]) => {
    const now = content.redirects[slug] ?? slug
    return now === gone ? [] : [[query, now.toLowerCase(), locale ?? 'ua'] as const]
  })

describe('searchPosts', () => {
  it.each(
    named([
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
  )('finds by "%s" the article %s among the first three', async (query, slug, locale) => {
    expect((await found(query, locale)).slice(0, 3)).toContain(slug)
  })

  it.each(
    named([
      ['саркопенію', 'starinnya'],
      ['середзимноморська', 'mediterranean-diet'],
    ]),
  )('finds what stands in the text alone, and forgives a slip: "%s"', async (query, slug) => {
    expect(await found(query)).toContain(slug)
  })

  it('does not take a word for one that is only alike', async () => {
    expect(await found('дегидрация')).not.toContain(content.redirects['starinnya'] ?? 'starinnya')
  })

  it('finds nothing by nothing, by tags, and by words no article has', async () => {
    for (const query of ['', '  ', '—', 'strong href', 'абракадабрище', '<script>'])
      expect(await found(query)).toEqual([])
  })
})
