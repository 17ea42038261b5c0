import { content } from '#e2e/support/content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { articleSlugs as published } from '#e2e/support/pages'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const t = getTranslator(locale, 'Blog')

  test(`each topic has a page with its articles, linked from the blog, ${locale}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'blog'))
    for (const { id, name, heading, slugs } of content.topics) {
      const list = page.getByRole('navigation', { name: t('topics') })
      await list.getByRole('link', { name: name[locale], exact: true }).click()
      await expect(page).toHaveURL(pathTo(locale, 'blogTopic', { slug: id }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        joinHeadingWords(heading[locale]),
      )
      await expect(page).toHaveTitle(new RegExp(`^${heading[locale]} — `))
      await expect(list.locator('[aria-current="page"]')).toHaveText(name[locale])
      const links = page.getByRole('main').getByRole('link', { name: t('readMore') })
      const shown = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))
      expect(shown.sort()).toEqual(
        slugs
          .filter((slug) => published.includes(slug))
          .map((slug) => pathTo(locale, 'article', { slug }))
          .sort(),
      )
    }
  })
}

test('each topic has one address in the sitemap, and unknown topics answer 404', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { id } of content.topics) expect(sitemap).toContain(`/ua/blog/topic/${id}</loc>`)
  for (const [path, status] of [
    ['/ua/blog/topic/heart', 200],
    ['/ua/blog/topic/Heart', 308],
    ['/ua/blog/topic/nope', 404],
    ['/ua/blog/topic', 404],
  ] as const)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(status)
})
