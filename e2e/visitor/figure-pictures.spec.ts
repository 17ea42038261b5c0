import { content } from '#lib/content/content'
import { pathTo } from '#lib/i18n/routes'
import { expect, test } from '#e2e/support/test'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', javaScriptEnabled: false })

for (const slug of content.figures.keys())
  test(`the figure of ${slug} looks as it did @slow`, async ({ page }) => {
    await page.goto(pathTo('ua', 'article', { slug }))
    await page.evaluate(() => document.fonts.ready)
    // At the page's corner, so that parts of a pixel above it do not change its height.
    await page.locator('.figure-panel').evaluate(({ style }) => {
      Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', width: '350px', zIndex: '99' })
    })
    // Letters and edges are drawn a little differently by each machine; a mark that moved or went is more than that.
    await expect(page.locator('.figure-panel')).toHaveScreenshot(`${slug}.png`, {
      maxDiffPixelRatio: 0.03,
      threshold: 0.3,
    })
  })
