import { DomUtils, parseDocument } from 'htmlparser2'
import { content } from '#e2e/support/content'
import { defaultLocale, getLocaleInPath, type Locale, locales } from '#lib/i18n/locales'
import { env } from '#lib/env'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { test as base } from '#e2e/support/test'

/** A test with the fixture `pages`: all pages that a visitor can reach by links from `/ua`. */
export const crawlTest = base.extend<
  object,
  { pages: ReadonlyMap<string, CrawledPage>; found: readonly CrawledPage[] }
>({
  pages: [
    async ({ embedded }, use) => {
      await use(await crawlSite(embedded.url, ['/ua']))
    },
    { scope: 'worker' },
  ],
  /** Pages that search engines may index. */
  found: [
    async ({ pages }, use) => {
      await use(
        [...pages.values()].filter(({ path, isHidden }) => !isHidden && !path.startsWith('/api/')),
      )
    },
    { scope: 'worker' },
  ],
})

const listPageCount = Math.ceil(articleSlugs.length / 6)
export const expectedPaths = locales.flatMap((locale) => [
  ...indexedPages.map((page) => pathTo(locale, page)),
  ...content.doctors.map(({ id }) => pathTo(locale, 'doctor', { slug: id })),
  ...content.topics.map(({ id }) => pathTo(locale, 'blogTopic', { slug: id })),
  ...articleSlugs.map((slug) => pathTo(locale, 'article', { slug })),
  ...Array.from({ length: listPageCount - 1 }, (_, index) =>
    pathTo(locale, 'blogPage', { slug: String(index + 2) }),
  ),
])

export function findPageProblems(
  pages: readonly CrawledPage[],
  check: (page: CrawledPage) => readonly string[],
): string[] {
  return pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))
}

type Node = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A page that was fetched by HTTP, without running scripts. */
export type CrawledPage = {
  /** The path and the query. */
  path: string
  status: number
  html: string
  document: Node
  language: Locale
  /** True when search engines must not index the page. */
  isHidden: boolean
}

export function findElements(page: CrawledPage, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, page.document)
}

/**
 * Reads the `content` of `<meta>` elements or the `href` of `<link>` elements. The function reads
 * only elements that have all attributes in `wanted`.
 */
export function getAttributeValues(
  page: CrawledPage,
  name: 'meta' | 'link',
  wanted: Record<string, string>,
): string[] {
  const matching = findElements(page, name).filter(({ attribs }) =>
    Object.entries(wanted).every(([key, value]) => attribs[key] === value),
  )
  return matching.map(({ attribs }) => attribs[name === 'meta' ? 'content' : 'href'] ?? '')
}

export function getVisibleText(page: CrawledPage): string {
  return DomUtils.innerText(findElements(page, 'body'))
}

export const getElementText = (element: Element): string => DomUtils.textContent(element)

/** Reads the `<link rel="alternate">` elements of a page: the path for each language tag. */
export function getAlternates(page: CrawledPage): Record<string, string> {
  const links = findElements(page, 'link').filter(
    ({ attribs }) => attribs['rel'] === 'alternate' && attribs['hreflang'],
  )
  return Object.fromEntries(
    links.map(({ attribs }) => [attribs['hreflang'] ?? '', toSitePath(attribs['href'] ?? '')]),
  )
}

/** Removes the origin of the built site (SITE_URL) from an absolute address. */
export function toSitePath(address: string): string {
  return address.startsWith(env.SITE_URL) ? address.slice(env.SITE_URL.length) : address
}

/** Lists a page's links to pages of this site, as paths with query and fragment. */
export function getInternalLinks(page: CrawledPage): string[] {
  const addresses = findElements(page, 'a').map(({ attribs }) => toSitePath(attribs['href'] ?? ''))
  return addresses.filter((address) => /^\/(?!\/)/.test(address))
}

/** Fetches one address without following redirects. */
export async function fetchCrawledPage(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<CrawledPage> {
  const response = await fetch(base + path, { redirect: 'manual', headers })
  const html = await response.text()
  const document = parseDocument(html, { lowerCaseAttributeNames: true })
  const locale = getLocaleInPath(path) ?? defaultLocale
  const page = {
    path,
    status: response.status,
    html,
    document,
    language: locale,
    isHidden: false,
  } as const
  return {
    ...page,
    isHidden: getAttributeValues(page, 'meta', { name: 'robots' }).some((value) =>
      value.includes('noindex'),
    ),
  }
}

/**
 * Fetches the start paths and all pages that can be reached from the start paths by links. A key of
 * the result is a path with its query.
 */
async function crawlSite(
  base: string,
  start: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const waiting = [...start]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue
    const page = await fetchCrawledPage(base, path)
    found.set(path, page)
    for (const address of getInternalLinks(page)) waiting.push(address.split('#')[0] ?? '')
  }
  return found
}
