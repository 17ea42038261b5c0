import { topics } from '#content/topics'
import { locales } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { crawl, type CrawledPage } from '#e2e/support/crawl'
import { slugs } from '#e2e/support/published-slugs'
import { test as base } from '#e2e/support/test'

/** The whole site as a plain HTTP client walks it from `/`, once per worker. */
export const test = base.extend<object, { pages: ReadonlyMap<string, CrawledPage>; found: readonly CrawledPage[] }>({
  pages: [
    async ({ embedded }, use) => {
      await use(await crawl(embedded.url, ['/ua']))
    },
    { scope: 'worker' },
  ],
  /** Pages for search engines. */
  found: [
    async ({ pages }, use) => {
      await use([...pages.values()].filter(({ path, isHidden }) => !isHidden && !path.startsWith('/api/')))
    },
    { scope: 'worker' },
  ],
})

const listPages = Math.ceil(slugs.length / 6)
export const expected = locales.flatMap((locale) => [
  ...indexedPages.map((page) => pathTo(locale, page)),
  ...topics.map(({ id }) => pathTo(locale, 'blogTopic', { slug: id })),
  ...slugs.map((slug) => pathTo(locale, 'article', { slug })),
  ...Array.from({ length: listPages - 1 }, (_, index) => pathTo(locale, 'blogPage', { slug: String(index + 2) })),
])

export function problems(pages: readonly CrawledPage[], check: (page: CrawledPage) => readonly string[]): string[] {
  return pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))
}
