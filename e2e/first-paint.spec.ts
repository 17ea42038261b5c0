import puppeteer from 'puppeteer-core'
import { chromiumArguments, findChromium } from '#scripts/browser'
import { fetched } from '#e2e/support/page-weight'
import { expect, test, words } from '#e2e/support/test'

test.describe('while the scripts are on their way', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('styles come with the page, and their file is not fetched', async ({ page }) => {
    await page.goto('/ua')
    await page.waitForFunction(() => document.querySelector('script[src*="turbopack"]'))
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

  test('their hashes are checked', async ({ page }) => {
    await page.route('**/_next/static/chunks/turbopack-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'stolen';${await response.text()}` })
    })
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto('/ua')
    await refused
    await expect(page).not.toHaveTitle('stolen')
  })
})

test('going back brings the page as it was left, without loading it again', async ({ site }) => {
  const executablePath = findChromium()
  // Playwright switches this off in the browsers it starts.
  const browser = await puppeteer.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    for (const path of ['/ua', '/en/article/DASH-diet', '/ua/check-up', '/en/weight-loss', '/ua/privacy-policy']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle0' })
      await page.evaluate(() => {
        document.body.dataset['left'] = 'here'
      })
      await page.goto(`${site.url}/ua/blog`)
      await page.goBack({ waitUntil: [] })
      await page.waitForFunction((back: string) => location.pathname === back, {}, path)
      expect([path, await page.evaluate(() => document.body.dataset['left'])]).toEqual([path, 'here'])
    }
  } finally {
    await browser.close()
  }
})
