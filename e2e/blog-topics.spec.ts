import { topics } from '#content/topics'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/short-words'
import { expect, repeats, test, words } from '#e2e/support/test'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const t = words(locale, 'Blog')

  test(`each topic is a page with its articles, found from the blog, ${locale}${repeats(locale === 'en')}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'blog'))
    for (const { id, name, heading, slugs } of topics) {
      const list = page.getByRole('navigation', { name: t('topics') })
      await list.getByRole('link', { name: name[locale], exact: true }).click()
      await expect(page).toHaveURL(pathTo(locale, 'blogTopic', { slug: id }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(joinHeadingWords(heading[locale]))
      await expect(page).toHaveTitle(new RegExp(`^${heading[locale]} — `))
      await expect(list.locator('[aria-current="page"]')).toHaveText(name[locale])
      const links = page.getByRole('main').getByRole('link', { name: t('readMore') })
      const shown = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))
      expect(shown.sort()).toEqual(slugs.map((slug) => pathTo(locale, 'article', { slug })).sort())
    }
  })
}

test('a topic has one address, stands in the sitemap, and there are no others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { id } of topics) expect(sitemap).toContain(`/ua/blog/topic/${id}</loc>`)
  for (const [path, status] of [
    ['/ua/blog/topic/heart', 200],
    ['/ua/blog/topic/Heart', 308],
    ['/ua/blog/topic/nope', 404],
    ['/ua/blog/topic', 404],
  ] as const)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(status)
})

for (const width of [768, 1440]) {
  test(`no row of a topic’s articles has a gap, ${width} px${repeats(width === 768)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { id } of topics) {
      await page.goto(pathTo('ua', 'blogTopic', { slug: id }))
      const ends = await page.locator('.post-list').evaluate((list) => {
        const rows = new Map<number, number>()
        for (const item of list.querySelectorAll('li')) {
          const { top, right } = item.getBoundingClientRect()
          rows.set(top, Math.max(rows.get(top) ?? 0, right))
        }
        const { right } = list.getBoundingClientRect()
        return [...rows.values()].map((end) => Math.round(right - end))
      })
      expect(new Set(ends), id).toEqual(new Set([0]))
    }
  })
}
