import { fetched } from '#e2e/support/page-weight'
import { expect, test, words } from '#e2e/support/test'

test.describe('while the scripts are on their way', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('styles come with the page, and their file is not fetched', async ({ page }) => {
    await page.goto('/ua')
    await page
      .getByRole('link', { name: words('ua', 'Header')('weightLoss'), includeHidden: true })
      .first()
      .evaluate((link: HTMLElement) => {
        link.click()
      })
    await expect(page).toHaveURL(/weight-loss/)
    await expect(page.locator('main h1')).toHaveCSS('font-family', /Geologica/)
    expect((await fetched(page)).filter(({ url }) => url.endsWith('.css'))).toEqual([])
  })

  test('their hashes are checked', async ({ page, request }) => {
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
})
