import { isPublished } from '#lib/blog/is-published'
import { resolveParam } from '#lib/blog/resolve-param'
import { routeRequest } from '#lib/i18n/route-request'
import { getSiteContent } from '#lib/content/current-content'

// The test uses the built-in articles: twenty articles, six on a page of the list.
const route = (path: string, chosen?: string) => routeRequest(path, resolveParam, chosen)
const redirect = (path: string, status = 307) => ({ status, path })
const slug = getSiteContent().articles.find((each) => isPublished(each, '2026-11-01'))?.slug ?? ''
const doctor = getSiteContent().doctors[0]?.id ?? ''
const notFound = { status: 404, path: '/ua/not-found' }

describe('routeRequest', () => {
  it.each([
    ['/de-AT/weight-loss', '/ua/weight-loss'],
    ['/EN/article/antiage', '/en/article/antiage'],
    ['/uk/blog', '/ua/blog'],
    ['/en-GB/check-up', '/en/check-up'],
  ])('redirects %s to %s', async (path, target) => {
    expect(await route(path)).toEqual(redirect(target))
  })

  it('follows the chosen language when the path has no supported language', async () => {
    expect(await route('/check-up', 'en')).toEqual(redirect('/en/check-up'))
    expect(await route('/fr/blog', 'en')).toEqual(redirect('/en/blog'))
  })

  it.each(['', 'fr', 'uk', 'EN', ' en', '__proto__'])(
    'ignores the invalid choice %j',
    async (chosen) => {
      expect(await route('/', chosen)).toEqual(redirect('/ua'))
    },
  )

  it.each([
    '/ua/unavailable',
    '/ua/gone',
    '/ua/article/gone',
    '/ua/blog/page/5',
    '/ua/blog/page/0',
    `/ua/article/${slug}/x`,
    '/ua/og/nope.png',
    `/ua/og/article/${slug}`,
    '/ua/og/article/nope.png',
    '/ua/doctors',
    '/ua/doctors/nope',
    `/ua/doctors/${doctor}/x`,
    '/ua/og/doctors/nope.png',
    `/ua/og/doctors/${doctor}`,
  ])('finds nothing at %s', async (path) => {
    expect(await route(path)).toEqual(notFound)
  })

  it('finds the page and the preview image of a doctor, and redirects other spellings', async () => {
    expect(await route(`/en/doctors/${doctor}`)).toMatchObject({ status: 200, name: 'doctor' })
    expect(await route(`/en/og/doctors/${doctor}.png`)).toMatchObject({ status: 200 })
    const upperCase = `/ua/Doctors/${doctor.toUpperCase()}`
    expect(await route(upperCase)).toMatchObject(redirect(`/ua/doctors/${doctor}`, 308))
  })

  it('redirects the first page of the list to the list', async () => {
    expect(await route('/en/blog/page/1')).toMatchObject(redirect('/en/blog', 308))
  })
})
