import { env } from '#lib/env'
import { pathTo } from '#lib/i18n/routes'
import { buildMetadata, type PageMeta } from '#lib/seo/build-metadata'

const site = env.SITE_URL

const meta: PageMeta = {
  locale: 'ua',
  title: 'Дієта DASH',
  description: 'Що показали випробування',
  keywords: ['DASH', 'тиск'],
  author: 'Клініка',
  image: { path: '/ua/og/article/DASH-diet.png', alt: 'Смуга норми' },
  pathIn: (locale) => pathTo(locale, 'article', { slug: 'DASH-diet' }),
}

describe('buildMetadata', () => {
  it.each([
    ['ua', `${site}/ua/article/DASH-diet`],
    ['en', `${site}/en/article/DASH-diet`],
  ] as const)('says which address of the page in %s is the true one', (locale, canonical) => {
    expect(buildMetadata({ ...meta, locale }).alternates?.canonical).toBe(canonical)
  })

  it('lists the same translations from either of them, Ukrainian by default', () => {
    const locales = {
      uk: `${site}/ua/article/DASH-diet`,
      en: `${site}/en/article/DASH-diet`,
      'x-default': `${site}/ua/article/DASH-diet`,
    }
    expect(buildMetadata(meta).alternates?.languages).toEqual(locales)
    expect(buildMetadata({ ...meta, locale: 'en' }).alternates?.languages).toEqual(locales)
  })

  it.each([
    ['ua', 'uk_UA', 'en_US'],
    ['en', 'en_US', 'uk_UA'],
  ] as const)('tells social networks that %s is %s', (locale, own, other) => {
    expect(buildMetadata({ ...meta, locale }).openGraph).toMatchObject({ locale: own, alternateLocale: [other] })
  })

  it('names no translation of a page that exists in one language only', () => {
    const head = buildMetadata({ ...meta, locales: ['ua'] })
    const own = `${site}/ua/article/DASH-diet`
    expect(head.alternates?.languages).toEqual({ uk: own, 'x-default': own })
    expect(head.openGraph).toMatchObject({ locale: 'uk_UA', alternateLocale: [] })
    const english = buildMetadata({ ...meta, locale: 'en', locales: ['en'] })
    expect(english.alternates?.languages).toMatchObject({ 'x-default': `${site}/en/article/DASH-diet` })
  })

  it('says the same to search engines, link previews and Twitter', () => {
    const { title, description } = meta
    const head = buildMetadata(meta)
    expect(head).toMatchObject({ title, description, keywords: meta.keywords, authors: [{ name: meta.author }] })
    expect(head.openGraph).toMatchObject({ title, description, url: `${site}/ua/article/DASH-diet`, type: 'website' })
    expect(head.twitter).toMatchObject({ card: 'summary_large_image', title, description })
    const picture = { url: `${site}/ua/og/article/DASH-diet.png`, alt: 'Смуга норми' }
    expect(head.openGraph?.images).toMatchObject([{ ...picture, width: 1200, height: 630 }])
    expect(head.twitter?.images).toEqual([picture])
  })

  it('gives times to articles only', () => {
    const times = { published: '2026-07-09', modified: '2026-11-12' }
    expect(buildMetadata({ ...meta, ...times, type: 'article' }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-07-09',
      modifiedTime: '2026-11-12',
    })
    expect(buildMetadata({ ...meta, ...times }).openGraph).not.toHaveProperty('publishedTime')
  })

  it('keeps a hidden page out of search, without an address to be found at', () => {
    const head = buildMetadata({ ...meta, hidden: true })
    expect(head).toMatchObject({ title: meta.title, robots: { index: false } })
    expect(head).not.toHaveProperty('alternates')
    expect(head).not.toHaveProperty('openGraph')
    expect(buildMetadata(meta)).not.toHaveProperty('robots')
  })
})
