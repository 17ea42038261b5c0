import { content } from '#lib/content/content'
import { canonicalParam } from '#lib/blog/canonical-param'
import { routeRequest } from '#lib/i18n/route-request'
import { locales } from '#lib/i18n/locales'

const moves = { 'Old-name': 'antiage', withdrawn: 'gone' }
const route = (path: string) => routeRequest(path, canonicalParam)

describe('addresses of articles that have left them', () => {
  beforeAll(() => {
    jest.spyOn(content, 'redirects', 'get').mockReturnValue(moves)
  })
  afterAll(() => {
    jest.restoreAllMocks()
  })

  it.each(locales)('lead to the new one for good, or say that the article is gone, in %s', async (locale) => {
    expect(await route(`/${locale}/article/old-name`)).toMatchObject({
      status: 308,
      path: `/${locale}/article/antiage`,
    })
    expect(await route(`/${locale}/og/article/old-name.png`)).toMatchObject({
      status: 308,
      path: `/${locale}/og/article/antiage.png`,
    })
    expect(await route(`/${locale}/article/withdrawn`)).toMatchObject({ status: 410, path: `/${locale}/gone` })
    expect(await route(`/${locale}/og/article/withdrawn.png`)).toMatchObject({ status: 404 })
  })
})

it.each(['/ua/gone', '/en/article/gone'])('%s is no page', async (path) => {
  expect(await route(path)).toMatchObject({ status: 404 })
})
