import { readFileSync } from 'node:fs'
import { isPublished } from '#lib/blog/is-published'
import { resolveParam } from '#lib/blog/resolve-param'
import { routeRequest } from '#lib/i18n/route-request'
import { getSiteContent } from '#lib/content/current-content'
import { noEdits, publishEdits } from '#lib/content/edits'

// The test uses the clinic's own articles. The blog's list shows six articles on a page.
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
    '/ua/blog/page/999',
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
  it('tells an article with the slug “gone” from a removed article', async () => {
    const folder = `content/posts/${slug}/`
    const texts = ['article.yaml', 'ua.md', 'en.md'].map((name) => {
      const text = readFileSync(folder + name, 'utf8')
      const formerly = name === 'article.yaml' ? '\nformerly: [renamed-article]\n' : ''
      return [`content/posts/gone/${name}`, [text + formerly]] as const
    })
    const redirects = ['content/redirects.yaml', ['gone: [removed-article]\n']] as const
    publishEdits({ ...noEdits, files: new Map([...texts, redirects]) })
    try {
      for (const path of ['/ua/article/gone', '/ua/og/article/gone.png'])
        expect(await route(path)).toMatchObject({ status: 200, path })
      expect(await route('/ua/article/renamed-article')).toMatchObject(
        redirect('/ua/article/gone', 308),
      )
      expect(await route('/ua/article/Removed-article')).toEqual({ status: 410, path: '/ua/gone' })
      expect(await route('/ua/og/article/removed-article.png')).toEqual(notFound)
      expect(await route('/ua/sheet/removed-article')).toEqual(notFound)
    } finally {
      publishEdits(noEdits)
    }
  })
})
