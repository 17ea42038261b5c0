import { languages } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { expect, expectAccessible, test } from '#e2e/support/test'

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    for (const language of languages) {
      const paths = [
        pathTo(language),
        pathTo(language, 'blog'),
        pathTo(language, 'article', { slug: 'DASH-diet' }),
        pathTo(language, 'signUp'),
        `${pathTo(language)}/missing`,
      ]
      for (const path of paths) {
        test(`${path} has nothing axe complains of and does not scroll sideways`, async ({ page }) => {
          await page.goto(path)
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        })
      }
    }
  })
}
