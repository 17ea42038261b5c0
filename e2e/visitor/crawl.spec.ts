import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import {
  all,
  alternatesOf,
  linksOf,
  textOf,
  toPath,
  valuesOf,
  visibleText,
  visit,
  type CrawledPage,
  expected,
  problems,
  test,
} from '#e2e/support/crawl'
import { slugs } from '#e2e/support/pages'
import { expect } from '#e2e/support/test'

/** Values that more than one page has. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('every page is reached by links from the home page, none through a redirect or in vain @slow', ({
  pages,
  found,
}) => {
  expect(
    [...pages.values()]
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${path} ${status}`),
  ).toEqual([])
  expect(found.map(({ path }) => path).sort()).toEqual(expected.toSorted())
})

test('a link to a part of a page finds it @slow', ({ pages }) => {
  const idsOf = (page: CrawledPage | undefined) =>
    new Set([...(page?.html ?? '').matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
  const ids = new Map([...pages].map(([path, page]) => [path, idsOf(page)]))
  const lost = problems([...pages.values()], (page) =>
    linksOf(page).filter((link) => {
      const [path = '', hash] = link.split('#')
      return hash !== undefined && !ids.get(path)?.has(hash)
    }),
  )
  expect(lost).toEqual([])
})

test('each says in its head what it is, as no other does @slow', ({ found }) => {
  const wrong = problems(found, (page) => {
    const head = all(page, 'head')[0]
    const title = all(page, 'title')
      .filter((each) => each.parent === head)
      .map(textOf)
    const description = valuesOf(page, 'meta', { name: 'description' })
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
        valuesOf(page, 'link', { rel: 'canonical' }),
        valuesOf(page, 'meta', { property: 'og:url' }),
      ].map((urls) =>
        urls.map(toPath).join() === own.join() ? '' : `canonical or og:url ${urls.join()}`,
      ),
      ...Object.entries(social).map(([property, value]) =>
        valuesOf(page, 'meta', { property }).join() === value ? '' : property,
      ),
      valuesOf(page, 'meta', { name: 'keywords' }).length === 1 ? '' : 'keywords',
      valuesOf(page, 'meta', { name: 'author' }).length === 1 ? '' : 'author',
      valuesOf(page, 'meta', { name: 'twitter:card' }).join() === 'summary_large_image'
        ? ''
        : 'twitter:card',
      all(page, 'html')[0]?.attribs['lang'] === localeDetails[page.language].tag ? '' : 'lang',
    ].filter(Boolean)
  })
  expect(wrong).toEqual([])
  expect(repeated(found.map((page) => all(page, 'title').map(textOf).join()))).toEqual([])
  expect(
    repeated(found.flatMap((page) => valuesOf(page, 'meta', { name: 'description' }))),
  ).toEqual([])
})

test('translations name each other, and the sitemap says the same with the content’s days @slow', async ({
  site,
  pages,
  found,
}) => {
  for (const page of found) {
    const alternates = alternatesOf(page)
    expect(Object.keys(alternates).sort(), page.path).toEqual(['en', 'uk', 'x-default'])
    expect(alternates[localeDetails[page.language].tag]).toBe(page.path)
    expect(alternates['x-default']).toBe(alternates['uk'])
    for (const path of Object.values(alternates))
      expect(alternatesOf(pages.get(path) ?? page)).toEqual(alternates)
  }
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: toPath(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', url = '']) => [
        tag,
        toPath(url),
      ]),
    ),
  }))
  expect(entries.map(({ path }) => path).sort()).toEqual(
    expected.filter((path) => !path.includes('/blog/page/')).sort(),
  )
  for (const { path, day = '', alternates } of entries) {
    const page = pages.get(path) ?? (await visit(site.url, path))
    const [modified = day] = valuesOf(page, 'meta', { property: 'article:modified_time' })
    expect(alternatesOf(page), path).toEqual(alternates)
    expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(day, path).toBe(modified)
  }
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toMatch(
    /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m,
  )
})

test('headings are an outline: one h1, then no level left out @slow', ({ pages }) => {
  const wrong = problems(
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
  const wrong = problems(found, (page) =>
    all(page, 'img')
      .filter(({ attribs }) => !('alt' in attribs) || !attribs['width'] || !attribs['height'])
      .map(({ attribs }) => attribs['src'] ?? 'img'),
  )
  expect(wrong).toEqual([])
  const addresses = new Set<string>()
  for (const page of found) {
    const property = (name: string) => valuesOf(page, 'meta', { property: name }).join()
    expect([property('og:image:width'), property('og:image:height')], page.path).toEqual([
      '1200',
      '630',
    ])
    expect(property('og:image:alt').length, page.path).toBeGreaterThan(20)
    expect(/[іїєґа-я]{3}/i.test(property('og:image:alt')), page.path).toBe(page.language === 'ua')
    expect(valuesOf(page, 'meta', { name: 'twitter:image' }).join()).toBe(property('og:image'))
    addresses.add(toPath(property('og:image')))
  }
  expect(addresses.size).toBe(locales.length * (indexedPages.length + slugs.length))
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
  const wrong = problems(english, (page) => {
    const named = all(page, '*').filter(({ attribs }) => attribs['lang'] !== 'uk')
    const attributes = named.flatMap(({ attribs }) =>
      ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value'].map(
        (name) => attribs[name] ?? '',
      ),
    )
    const foreign = all(page, '*')
      .filter(({ attribs }) => attribs['lang'] === 'uk')
      .map(textOf)
    const text = foreign.reduce((rest, part) => rest.replace(part, ''), visibleText(page))
    return [text, ...attributes].flatMap((each) => each.match(ukrainian) ?? [])
  })
  expect(wrong).toEqual([])
})
