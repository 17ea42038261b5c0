import type { Page } from '@playwright/test'
import { listFetchedResources } from '#e2e/support/page-weight'
import { expect, test } from '#e2e/support/test'

/** The sorted names of the font files that the page has fetched, without version hashes. */
const listFonts = async (page: Page) =>
  (await listFetchedResources(page))
    .flatMap(({ url }) => /fonts\/(\w+-\w+)-.*\.woff2$/.exec(url)?.[1] ?? [])
    .sort()

test("the response names its fonts before the HTML, styles are in the page, and full font subsets load only for letters outside the site's texts", async ({
  page,
}) => {
  const site = ['geologica-site', 'onest-site']
  for (const path of ['/ua/no-such-page', '/en/blog', '/ua']) {
    const response = await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('main h1')).toHaveCSS('font-family', /Geologica/)
    const { link = '' } = response?.headers() ?? {}
    const preloads = [...link.matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(
      ([, file = '']) => file,
    )
    const files = (await listFetchedResources(page)).map(({ url }) => new URL(url).pathname)
    expect(preloads.sort()).toEqual(files.filter((file) => file.endsWith('.woff2')).sort())
    expect(preloads).toHaveLength(2)
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
    expect(await listFonts(page)).toEqual(site)
  }
  await page.locator('main').evaluate((main) => {
    main.querySelector('h1')?.append('ё')
    main.querySelector('p')?.append('½')
  })
  await expect
    .poll(() => listFonts(page))
    .toEqual(['geologica-cyrillic', 'onest-latin', ...site].sort())
})

test('browsers check the hashes of scripts', async ({ page, request }) => {
  const html = await (await request.get('/ua')).text()
  const [, script = ''] = /<script src="([^"]+)"[^>]* integrity=/.exec(html) ?? []
  await page.route(`**${script}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `document.title = 'stolen';${await response.text()}` })
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto('/ua')
  await refused
  await expect(page).not.toHaveTitle('stolen')
})
