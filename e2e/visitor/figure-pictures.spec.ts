import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { openInSiteFont } from '#e2e/support/site-font'
import { expect, test } from '#e2e/support/test'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', javaScriptEnabled: false })

/** A picture shows a drawing with the numbers and words that it had then: of one that an editor has changed it says nothing. */
const getPictureName = (slug: string) =>
  `${slug}-${hash('sha256', readFileSync(`content/posts/${slug}/figure.yaml`)).slice(0, 8)}.png`
const pictures = globSync('*.png', { cwd: 'e2e/visitor/pictures' })
const drawn = [...content.figures.keys()].filter((slug) => articleSlugs.includes(slug))

for (const slug of drawn.filter((slug) => pictures.includes(getPictureName(slug))))
  test(`the figure of ${slug} looks as it did @slow`, async ({ page }) => {
    await openInSiteFont(page, pathTo('ua', 'article', { slug }))
    await page.evaluate(() => document.fonts.ready)
    // At the page's corner, so that parts of a pixel above it do not change its height.
    await page.locator('.article-figure > div').evaluate(({ style }) => {
      Object.assign(style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '350px',
        zIndex: '99',
      })
    })
    // Letters and edges are drawn a little differently by each machine; a mark that moved or went is more than that.
    await expect(page.locator('.article-figure > div')).toHaveScreenshot(getPictureName(slug), {
      maxDiffPixelRatio: 0.03,
      threshold: 0.3,
    })
  })
