import { content } from '#e2e/support/content'
import { defaultLocale, localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import {
  findElements,
  getAlternates,
  getInternalLinks,
  getElementText,
  toSitePath,
  getAttributeValues,
  getVisibleText,
  fetchCrawledPage,
  type CrawledPage,
  expectedPaths,
  findPageProblems,
  crawlTest as test,
} from '#e2e/support/crawl'
import { articleSlugs } from '#e2e/support/pages'
import { expect } from '#e2e/support/test'

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('links from the home page reach every page, and no link leads to a redirect or a missing page @slow', ({
  pages,
  found,
}) => {
  expect(
    [...pages.values()]
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${path} ${status}`),
  ).toEqual([])
  expect(found.map(({ path }) => path).sort()).toEqual(expectedPaths.toSorted())
})

test('a link to a part of a page finds it @slow', ({ pages }) => {
  const getIds = (page: CrawledPage | undefined) =>
    new Set([...(page?.html ?? '').matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
  const ids = new Map([...pages].map(([path, page]) => [path, getIds(page)]))
  const lost = findPageProblems([...pages.values()], (page) =>
    getInternalLinks(page).filter((link) => {
      const [path = '', hash] = link.split('#')
      return hash !== undefined && !ids.get(path)?.has(hash)
    }),
  )
  expect(lost).toEqual([])
})

test('each says in its head what it is, as no other does @slow', ({ found }) => {
  const wrong = findPageProblems(found, (page) => {
    const head = findElements(page, 'head')[0]
    const title = findElements(page, 'title')
      .filter((each) => each.parent === head)
      .map(getElementText)
    const description = getAttributeValues(page, 'meta', { name: 'description' })
    const own = [page.path]
    const [name = '', about = ''] = [...title, ...description]
    const social = {
      'og:title': name,
      'og:description': about,
      'og:locale': localeDetails[page.language].openGraph,
      'og:type': page.path.includes('/article/') ? 'article' : 'website',
    }
    return [
      title.length === 1 && name.length > 0 && name.length <= 60
        ? ''
        : `title ${name.length}: ${name}`,
      description.length === 1 && about.length >= 110 && about.length <= 160
        ? ''
        : `description ${about.length}: ${about}`,
      ...[
        getAttributeValues(page, 'link', { rel: 'canonical' }),
        getAttributeValues(page, 'meta', { property: 'og:url' }),
      ].map((urls) =>
        urls.map(toSitePath).join() === own.join() ? '' : `canonical or og:url ${urls.join()}`,
      ),
      ...Object.entries(social).map(([getProperty, value]) =>
        getAttributeValues(page, 'meta', { property: getProperty }).join() === value
          ? ''
          : getProperty,
      ),
      getAttributeValues(page, 'meta', { name: 'keywords' }).length === 1 ? '' : 'keywords',
      getAttributeValues(page, 'meta', { name: 'author' }).length === 1 ? '' : 'author',
      getAttributeValues(page, 'meta', { name: 'twitter:card' }).join() === 'summary_large_image'
        ? ''
        : 'twitter:card',
      findElements(page, 'html')[0]?.attribs['lang'] === localeDetails[page.language].tag
        ? ''
        : 'lang',
    ].filter(Boolean)
  })
  expect(wrong).toEqual([])
  expect(
    findRepeated(found.map((page) => findElements(page, 'title').map(getElementText).join())),
  ).toEqual([])
  expect(
    findRepeated(
      found.flatMap((page) => getAttributeValues(page, 'meta', { name: 'description' })),
    ),
  ).toEqual([])
})

test('translations link to one another, and the sitemap has the same links with the content’s days @slow', async ({
  site,
  pages,
  found,
}) => {
  for (const page of found) {
    const alternates = getAlternates(page)
    const tags = locales.map((locale) => localeDetails[locale].tag)
    expect(Object.keys(alternates).sort(), page.path).toEqual([...tags, 'x-default'].sort())
    expect(alternates[localeDetails[page.language].tag]).toBe(page.path)
    expect(alternates['x-default']).toBe(alternates[localeDetails[defaultLocale].tag])
    for (const path of Object.values(alternates))
      expect(getAlternates(pages.get(path) ?? page)).toEqual(alternates)
  }
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: toSitePath(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', url = '']) => [
        tag,
        toSitePath(url),
      ]),
    ),
  }))
  expect(entries.map(({ path }) => path).sort()).toEqual(
    expectedPaths.filter((path) => !path.includes('/blog/page/')).sort(),
  )
  for (const { path, day = '', alternates } of entries) {
    const page = pages.get(path) ?? (await fetchCrawledPage(site.url, path))
    const [modified = day] = getAttributeValues(page, 'meta', {
      property: 'article:modified_time',
    })
    expect(getAlternates(page), path).toEqual(alternates)
    expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(day, path).toBe(modified)
  }
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toMatch(
    /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m,
  )
})

test('headings are an outline: one h1, then no level left out @slow', ({ pages }) => {
  const wrong = findPageProblems(
    [...pages.values()].filter(({ path }) => !path.startsWith('/api/')),
    (page) => {
      const levels = [...page.html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      return levels[0] === 1 &&
        levels.filter((level) => level === 1).length === 1 &&
        jumps.length === 0
        ? []
        : [levels.join(' ')]
    },
  )
  expect(wrong).toEqual([])
})

test('every image has a size and a text that stands for it, the link’s picture too @slow', async ({
  site,
  found,
}) => {
  const wrong = findPageProblems(found, (page) =>
    findElements(page, 'img')
      .filter(({ attribs }) => !('alt' in attribs) || !attribs['width'] || !attribs['height'])
      .map(({ attribs }) => attribs['src'] ?? 'img'),
  )
  expect(wrong).toEqual([])
  const addresses = new Set<string>()
  for (const page of found) {
    const getProperty = (name: string) =>
      getAttributeValues(page, 'meta', { property: name }).join()
    expect([getProperty('og:image:width'), getProperty('og:image:height')], page.path).toEqual([
      '1200',
      '630',
    ])
    expect(getProperty('og:image:alt').length, page.path).toBeGreaterThan(20)
    expect(/[іїєґа-я]{3}/i.test(getProperty('og:image:alt')), page.path).toBe(
      page.language === 'ua',
    )
    expect(getAttributeValues(page, 'meta', { name: 'twitter:image' }).join()).toBe(
      getProperty('og:image'),
    )
    addresses.add(toSitePath(getProperty('og:image')))
  }
  expect(addresses.size).toBe(
    locales.length * (indexedPages.length + content.doctors.length + articleSlugs.length),
  )
  for (const path of addresses) {
    const response = await fetch(site.url + path)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('content-type')], path).toEqual([
      200,
      'image/png',
    ])
    expect(
      [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
      path,
    ).toEqual(['PNG', 1200, 630])
    expect(bytes.length, path).toBeLessThanOrEqual(path.includes('/article/') ? 60_000 : 300 * 1024)
  }
})

test('English pages have no Ukrainian in them but what says that it is @slow', ({ pages }) => {
  const ukrainian = /[а-яіїєґ]+/gi
  const english = [...pages.values()].filter(
    ({ language: locale, path }) => locale === 'en' && !path.startsWith('/api/'),
  )
  const wrong = findPageProblems(english, (page) => {
    const named = findElements(page, '*').filter(({ attribs }) => attribs['lang'] !== 'uk')
    const attributes = named.flatMap(({ attribs }) =>
      ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value'].map(
        (name) => attribs[name] ?? '',
      ),
    )
    const foreign = findElements(page, '*')
      .filter(({ attribs }) => attribs['lang'] === 'uk')
      .map(getElementText)
    const text = foreign.reduce((rest, part) => rest.replace(part, ''), getVisibleText(page))
    return [text, ...attributes].flatMap((each) => each.match(ukrainian) ?? [])
  })
  expect(wrong).toEqual([])
})
