import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { openInSiteFont } from '#e2e/support/site-font'
import { expect, test } from '#e2e/support/test'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', javaScriptEnabled: false })

/**
 * The name of the expected picture contains the hash of figure.yaml. A changed figure therefore
 * needs a new picture.
 */
const getPictureName = (slug: string) =>
  `${slug}-${hash('sha256', readFileSync(`content/posts/${slug}/figure.yaml`)).slice(0, 8)}.png`
const pictures = globSync('*.png', { cwd: 'e2e/visitor/pictures' })
const drawn = [...content.figures.keys()].filter((slug) => articleSlugs.includes(slug))

for (const slug of drawn.filter((slug) => pictures.includes(getPictureName(slug))))
  test(`the figure of ${slug} looks like its stored picture @slow`, async ({ page }) => {
    await openInSiteFont(page, pathTo('ua', 'article', { slug }))
    await page.evaluate(() => document.fonts.ready)
    // The test moves the figure to the corner of the page. At other positions, fractions of a pixel
    // change the height of the figure.
    await page.locator('.article-figure > div').evaluate(({ style }) => {
      Object.assign(style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '350px',
        zIndex: '99',
      })
    })
    // The limits allow the small differences in letters and edges between machines. A moved or
    // missing part of the figure exceeds the limits.
    await expect(page.locator('.article-figure > div')).toHaveScreenshot(getPictureName(slug), {
      maxDiffPixelRatio: 0.03,
      threshold: 0.3,
    })
  })
