import { routeRequest } from '#lib/i18n/route-request'

const findSlug = ({ slug }: { slug: string }) =>
  Promise.resolve(['DASH-diet', 'antiage'].find((known) => known.toLowerCase() === slug.toLowerCase()) ?? null)

const hasPage = ({ page }: { page: number }) => Promise.resolve(page <= 4)

const route = (path: string, fallback: 'ua' | 'en' = 'ua') => routeRequest(path, fallback, { findSlug, hasPage })
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
  ])('serves %s', async (path) => {
    expect(await route(path)).toEqual({ kind: 'page' })
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
  ])('finds nothing at %s', async (path) => {
    expect(await route(path)).toEqual({ kind: 'missing', language: 'ua' })
  })

  it('knows the first page of the list by one address', async () => {
    expect(await route('/en/blog/page/1')).toEqual(redirect('/en/blog', true))
  })

  it('corrects the case of pages and slugs for good', async () => {
    expect(await route('/en/Check-Up')).toEqual(redirect('/en/check-up', true))
    expect(await route('/en/article/dash-DIET')).toEqual(redirect('/en/article/DASH-diet', true))
  })
})
