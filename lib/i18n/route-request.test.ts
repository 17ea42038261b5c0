import { routeRequest } from '#lib/i18n/route-request'

const findSlug = ({ slug }: { slug: string }) =>
  Promise.resolve(['DASH-diet', 'antiage'].find((known) => known.toLowerCase() === slug.toLowerCase()) ?? null)

const hasPage = ({ page }: { page: number }) => Promise.resolve(page <= 4)

const route = (path: string, fallback: 'ua' | 'en' = 'ua', page: string | null = null) =>
  routeRequest(path, fallback, { findSlug, hasPage }, page)
const redirect = (path: string, permanent = false) => ({ kind: 'redirect', path, permanent })

describe('routeRequest', () => {
  it.each([
    ['/', '/ua'],
    ['/check-up', '/ua/check-up'],
    ['/foo/bar', '/ua/foo/bar'],
    ['/fr/blog', '/ua/blog'],
    ['/ru', '/ua'],
    ['/de-AT/weight-loss', '/ua/weight-loss'],
    ['/EN', '/en'],
    ['/EN/article/antiage', '/en/article/antiage'],
    ['/uk/blog', '/ua/blog'],
    ['/UA', '/ua'],
    ['/en-GB/check-up', '/en/check-up'],
  ])('redirects %s to %s', async (path, target) => {
    expect(await route(path)).toEqual(redirect(target))
  })

  it('follows the chosen language where the path names none of ours', async () => {
    expect(await route('/', 'en')).toEqual(redirect('/en'))
    expect(await route('/check-up', 'en')).toEqual(redirect('/en/check-up'))
    expect(await route('/fr/blog', 'en')).toEqual(redirect('/en/blog'))
  })

  it.each([
    '/ua',
    '/en/blog',
    '/ua/article',
    '/en/article/DASH-diet',
    '/ua/check-up',
    '/ua/sign-up',
    '/ua/blog/page/2',
    '/en/feed.xml',
    '/ua/og/home.png',
    '/en/og/check-up.png',
    '/ua/og/article/DASH-diet.png',
  ])('serves %s', async (path) => {
    expect(await route(path)).toMatchObject({ kind: 'page' })
  })

  it.each([
    '/ua/missing',
    '/ua/foo/bar',
    '/ua/blog/2/3',
    '/ua/blog/page/5',
    '/ua/blog/page/0',
    '/ua/blog/page/x',
    '/ua/article/nope',
    '/ua/article/DASH-diet/x',
    '/ua/article/%E0%A4%A',
    '/ua/og',
    '/ua/og/nope.png',
    '/ua/og/sign-up.png',
    '/ua/og/article',
    '/ua/og/article/DASH-diet',
    '/ua/og/article/nope.png',
  ])('finds nothing at %s', async (path) => {
    expect(await route(path)).toEqual({ kind: 'missing', language: 'ua' })
  })

  it.each(['%', '%E0%A4%A', '%ED%A0%80', 'a%F0%9F', '%00%'])(
    'finds nothing at %s, which is no text, also while the provider fails and every slug may exist',
    async (text) => {
      const posts = { findSlug: ({ slug }: { slug: string }) => Promise.resolve(slug), hasPage }
      for (const path of [`/ua/${text}`, `/ua/article/${text}`, `/ua/og/article/${text}.png`, `/ua/blog/page/${text}`])
        expect(await routeRequest(path, 'ua', posts)).toEqual({ kind: 'missing', language: 'ua' })
      expect(await routeRequest('/ua/article/%25E0', 'ua', posts)).toMatchObject({ kind: 'page' })
    },
  )

  it.each(['/ua/article/any', '/ua/og/article/any.png', '/ua/blog/page/2'])(
    'has nothing for now at %s while nobody knows',
    async (path) => {
      const posts = { findSlug: () => Promise.resolve(undefined), hasPage: () => Promise.resolve(undefined) }
      expect(await routeRequest(path, 'ua', posts)).toEqual({ kind: 'unavailable', language: 'ua' })
    },
  )

  it('knows the first page of the list by one address', async () => {
    expect(await route('/en/blog/page/1')).toEqual(redirect('/en/blog', true))
  })

  it.each([
    ['2', '/ua/blog/page/2'],
    ['4', '/ua/blog/page/4'],
    ['1', '/ua/blog'],
  ])('leads from ?page=%s of the blog to the address of that page for good', async (page, path) => {
    expect(await route('/ua/blog', 'ua', page)).toEqual(redirect(path, true))
  })

  it.each(['', '0', '-1', '5', '99999', 'x', '2.5', '02', '2/3'])(
    'finds nothing at ?page=%s of the blog',
    async (page) => {
      expect(await route('/ua/blog', 'ua', page)).toEqual({ kind: 'missing', language: 'ua' })
    },
  )

  it('knows ?page= on the blog only', async () => {
    expect(await route('/ua/check-up', 'ua', '9')).toMatchObject({ kind: 'page' })
    expect(await route('/ua/blog/page/2', 'ua', '9')).toMatchObject({ kind: 'page' })
    expect(await route('/blog', 'en', '2')).toEqual(redirect('/en/blog'))
  })

  it('corrects the case of pages and slugs for good', async () => {
    expect(await route('/en/Check-Up')).toEqual(redirect('/en/check-up', true))
    expect(await route('/en/article/dash-DIET')).toEqual(redirect('/en/article/DASH-diet', true))
    expect(await route('/en/og/article/dash-DIET.png')).toEqual(redirect('/en/og/article/DASH-diet.png', true))
  })
})
