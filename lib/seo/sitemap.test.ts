import { getSiteContent } from '#lib/content/current-content'
import { env } from '#lib/env'
import { localeDetails, locales } from '#lib/i18n/locales'
import { buildSitemap } from '#lib/seo/sitemap'

const site = env.SITE_URL
const entry = (posts: Parameters<typeof buildSitemap>[0], path: string) =>
  buildSitemap(posts).find(({ url }) => url === site + path)

describe('buildSitemap', () => {
  it('an article has the day of its last change or review, else of its publication, else no day', () => {
    const posts = [
      { slug: 'a', locales, published: '2026-01-05', reviewed: '2026-10-01' },
      { slug: 'b', locales, published: '2026-02-05' },
      { slug: 'c', locales },
      { slug: 'd', locales, published: '2026-02-05', updated: '2026-11-22' },
    ]
    expect(entry(posts, '/ua/article/a')?.lastModified).toBe('2026-10-01')
    expect(entry(posts, '/en/article/b')?.lastModified).toBe('2026-02-05')
    expect(entry(posts, '/ua/article/d')?.lastModified).toBe('2026-11-22')
    expect(entry(posts, '/en/article/c')).not.toHaveProperty('lastModified')
  })

  it('lists only existing translations', () => {
    const own = `${site}/en/article/only`
    const posts = [{ slug: 'only', locales: ['en'] as const }]
    expect(entry(posts, '/ua/article/only')).toBeUndefined()
    expect(entry(posts, '/en/article/only')?.alternates?.languages).toEqual({
      en: own,
      'x-default': own,
    })
  })

  it('the newest post changes the day of pages that list posts, and of no other page', () => {
    const posts = [{ slug: 'new', locales: ['ua'] as const, published: '2031-01-01' }]
    expect(entry(posts, '/ua')?.lastModified).toBe('2031-01-01')
    expect(entry(posts, '/en/blog')?.lastModified).toBe('2031-01-01')
    expect(entry(posts, '/ua/check-up')?.lastModified).toBe(getSiteContent().pages.checkUp.changed)
    expect(entry([], '/ua')?.lastModified).toBe(getSiteContent().pages.home.changed)
  })

  it('lists every doctor in every language, with the day of the last change', () => {
    for (const { id, changed } of getSiteContent().doctors) {
      const own = entry([], `/ua/doctors/${id}`)
      expect(own?.lastModified).toBe(changed)
      const urls = locales.map((locale) => [
        localeDetails[locale].tag,
        `${site}/${locale}/doctors/${id}`,
      ])
      expect(own?.alternates?.languages).toEqual({
        ...Object.fromEntries(urls),
        'x-default': `${site}/ua/doctors/${id}`,
      })
    }
    expect(buildSitemap([]).filter(({ url }) => url.includes('/doctors/'))).not.toHaveLength(0)
  })

  it('lists only topics with posts, with the day of their newest post', () => {
    const [topic] = getSiteContent().topics.filter(({ slugs }) => slugs.length > 1)
    const posts = ['2026-01-05', '2026-02-05'].map((published, index) => ({
      slug: topic?.slugs[index] ?? '',
      locales: ['ua'] as const,
      published,
    }))
    const page = `/blog/topic/${topic?.id ?? ''}`
    expect(entry(posts, `/ua${page}`)?.lastModified).toBe('2026-02-05')
    expect(entry(posts.slice(0, 1), `/ua${page}`)?.lastModified).toBe('2026-01-05')
    expect(entry(posts, `/en${page}`)).toBeUndefined()
    expect(entry([], `/ua${page}`)).toBeUndefined()
  })
})
