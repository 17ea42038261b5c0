import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmedReview, embedded, isPublished, postsFolder, unpublishedMark } from '#lib/blog/embedded'
import { parseFrontMatter } from '#lib/blog/front-matter'
import type { PostSummary } from '#lib/blog/post'
import { type Locale, locales } from '#lib/i18n/locales'
import { formatDay } from '#lib/text/format'

/** All pages of the list, followed by their links as the More button does. */
async function pagesOf(locale: Locale): Promise<(readonly PostSummary[])[]> {
  const pages: (readonly PostSummary[])[] = []
  for (let next: string | null = '?page=1'; next !== null;) {
    const page = Number(new URLSearchParams(next.split('?')[1]).get('page'))
    expect(page).toBe(pages.length + 1)
    const { data, links } = await embedded.list({ locale, page })
    pages.push(data)
    next = links.next
  }
  return pages
}

describe.each(locales)('the list in %s', (locale) => {
  it('comes six to a page, none twice and none forgotten', async () => {
    const pages = await pagesOf(locale)
    const last = pages.at(-1) ?? []
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.slice(0, -1).map((page) => page.length)).toEqual(Array<number>(pages.length - 1).fill(6))
    expect(last.length).toBeGreaterThan(0)
    expect(last.length).toBeLessThanOrEqual(6)
    const listed = pages.flat().map(({ slug }) => slug)
    const slugs = (await embedded.all(locale)).map(({ slug }) => slug)
    expect(listed.toSorted()).toEqual(slugs.toSorted())
  })

  it('begins with the newest', async () => {
    const days = (await pagesOf(locale)).flat().map(({ published }) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('says where the next page is, by the code that the provider’s API knows', async () => {
    const code = locale === 'ua' ? 'uk' : locale
    const { links } = await embedded.list({ locale, page: 1 })
    expect(links.next).toBe(`/api/${code}/blog?page=2`)
  })
})

describe('a post', () => {
  it('is in the language asked for', async () => {
    const [ua, en] = await Promise.all(locales.map((locale) => embedded.post({ locale, slug: 'DASH-diet' })))
    expect(ua?.title).toMatch(/\p{Script=Cyrillic}/u)
    expect(ua?.body).toMatch(/<h2[^>]*>\p{Script=Cyrillic}/u)
    expect(en?.title).not.toMatch(/\p{Script=Cyrillic}/u)
    expect(en?.body).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  it('is none when there is none', async () => {
    expect(await embedded.post({ locale: 'ua', slug: 'nope' })).toBeNull()
    expect(await embedded.post({ locale: 'ua', slug: '../posts/DASH-diet' })).toBeNull()
  })
})

describe('findSlug', () => {
  const find = (slug: string) => embedded.findSlug({ locale: 'en', slug })

  it.each(['DASH-diet', 'dash-diet', 'DASH-DIET'])('finds DASH-diet by %s', async (slug) => {
    expect(await find(slug)).toBe('DASH-diet')
  })

  it.each(['', 'nope', 'DASH-die', 'DASH-diet/ua.md', '..'])('finds none by %j', async (slug) => {
    expect(await find(slug)).toBeNull()
  })
})

const review = { reviewer: 'doctor-2', reviewed: '2026-12-10' }

describe('confirmedReview', () => {
  it('is told when its doctor confirmed before it', () => {
    expect(confirmedReview(review, [{ id: 'doctor-2', confirmedOn: '2026-12-10' }])).toEqual(review)
  })

  it.each([
    ['nobody has confirmed', []],
    ['another doctor has', [{ id: 'doctor-1', confirmedOn: '2026-12-01' } as const]],
    ['the doctor agreed only after it', [{ id: 'doctor-2', confirmedOn: '2026-12-11' } as const]],
  ])('is not told when %s', (_what, confirmed) => {
    expect(confirmedReview(review, confirmed)).toEqual({})
  })
})

it.each(locales)('no article in %s tells of a review that nobody has confirmed', async (locale) => {
  const slugs = (await embedded.all(locale)).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(0)
  for (const slug of slugs) {
    const file = join(postsFolder, slug, `${locale}.md`)
    const { reviewer, reviewed } = confirmedReview(parseFrontMatter(file, readFileSync(file, 'utf8')).head)
    const post = await embedded.post({ locale, slug })
    expect([slug, post?.reviewer, post?.reviewed]).toEqual([slug, reviewer, reviewed])
  }
})

const head = { draft: false, published: '2026-12-01' }

it('readers have an article from its day on, and never a draft', () => {
  expect(isPublished(head, '2026-11-30')).toBe(false)
  expect(isPublished(head, '2026-12-01')).toBe(true)
  expect(isPublished(head, '2027-01-01')).toBe(true)
  expect(isPublished({ ...head, draft: true }, '2027-01-01')).toBe(false)
})

it.each(locales)('the preview says in %s which of them an article is', async (locale) => {
  const scheduled = await unpublishedMark(locale, head)
  expect(scheduled).toContain(formatDay(locale, '2026-12-01'))
  const draft = await unpublishedMark(locale, { ...head, draft: true })
  expect(draft).not.toBe(scheduled)
  expect(draft).not.toContain('{')
})
