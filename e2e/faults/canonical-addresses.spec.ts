import { exampleSlug } from '#e2e/support/pages'
import { getRawStatus, sendRawGet } from '#e2e/support/raw-request'
import { expect, test } from '#e2e/support/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

const otherCase =
  exampleSlug === exampleSlug.toUpperCase() ? exampleSlug.toLowerCase() : exampleSlug.toUpperCase()

const getBody = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'))

test('a page has one address: other spellings redirect to it or answer 404', async ({ site }) => {
  const getLocation = async (path: string) => {
    const response = await sendRawGet(site.url, path)
    return [path, getRawStatus(response), /^location: (.*)\r$/im.exec(response)?.[1]]
  }
  const encoded = `%${exampleSlug.charCodeAt(0).toString(16)}${exampleSlug.slice(1)}`
  const spellings = {
    [`/ua/article/${encoded}`]: `/ua/article/${exampleSlug}`,
    '/%75a': '/ua',
    '//ua/blog/': '/ua/blog',
    '/ua/x/../blog': '/ua/blog',
    '/ua/%2e%2e/en': '/en',
    '/ua\\blog': '/ua/blog',
    '/ua/blog/?utm_source=a': '/ua/blog?utm_source=a',
    '/ua/blog&utm_source=a&utm_medium=b': '/ua/blog?utm_source=a&utm_medium=b',
    '/ua/blog&amp;fbclid=x?gclid=y': '/ua/blog?fbclid=x&gclid=y',
    '/ua%3Futm_source%3Dd': '/ua?utm_source=d',
    '/ua/Blog': '/ua/blog',
    [`/ua/article/${otherCase}`]: `/ua/article/${exampleSlug}`,
    '/ua/%d1%97': '/ua/%D1%97',
    '/ua/їжа?q=я': '/ua/%D1%97%D0%B6%D0%B0?q=%D1%8F',
    '/ua/%': '/ua/%25',
    '/ua/%ff': '/ua/%25ff',
    [`/api/uk/post/${encoded}`]: `/api/uk/post/${exampleSlug}`,
  }
  for (const [path, canonical] of Object.entries(spellings))
    expect(await getLocation(path)).toEqual([path, 308, canonical])
  for (const path of ['/ua/%25', '/ua/%D1%97', '/ua/%25ff', '/ua/%2Fen'])
    expect(await getLocation(path)).toEqual([path, 404, undefined])
  for (const path of ['/api/uk/post/%', '/api/%E0%A4%A'])
    expect(await getLocation(path)).toEqual([path, 400, undefined])
})

test('an unknown path shows every visitor the same page, with language links to the home page', async ({
  site,
}) => {
  const paths = [
    '/ua/whoever-came-first',
    '/ua/article/whoever-came-first',
    '/ua/a/b/c?x=1',
    '/ua/blog/page/99',
  ]
  const pages = await Promise.all(paths.map((path) => sendRawGet(site.url, path)))
  expect(pages.map(getRawStatus)).toEqual([404, 404, 404, 404])
  expect(new Set(pages.map(getBody)).size).toBe(1)
  expect(pages[0]).not.toContain('whoever')
  expect(
    [...(pages[0] ?? '').matchAll(/<a href="([^"]*)" hrefLang/g)].map(([, href]) => href),
  ).toEqual(locales.toReversed().map((locale) => pathTo(locale)))
})
