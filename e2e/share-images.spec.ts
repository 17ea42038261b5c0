import { readdirSync } from 'node:fs'
import { locales } from '#lib/i18n/locales'
import { articleImagePath, imagePath } from '#lib/seo/share-image/paths'
import { indexedPages } from '#lib/i18n/routes'
import { expect, test } from '#e2e/support/test'

const slugs = readdirSync('content/posts')

test('no title leaves its place in a link’s picture @slow', async ({ page }) => {
  await page.goto('/ua/missing')
  for (const locale of locales) {
    const paths = [
      ...indexedPages.map((name) => imagePath(locale, name)),
      ...slugs.map((slug) => articleImagePath(locale, slug)),
    ]
    const pictures = await page.evaluate(async (paths) => {
      const plum = [58, 23, 69]
      /** Pixels of a picture's rectangle that are not of the ground. */
      const count = (
        context: OffscreenCanvasRenderingContext2D,
        x: number,
        y: number,
        width: number,
        height: number,
      ) => {
        const { data } = context.getImageData(x, y, width, height)
        let others = 0
        for (let at = 0; at < data.length; at += 4) {
          if (plum.some((value, part) => Math.abs((data[at + part] ?? 0) - value) > 4)) others++
        }
        return others
      }
      return Promise.all(
        paths.map(async (path) => {
          const bitmap = await createImageBitmap(await (await fetch(path)).blob())
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!context) throw new Error('No canvas')
          context.drawImage(bitmap, 0, 0)
          return {
            path,
            title: count(context, 72, 136, 1056, 316) > 2000,
            left: count(context, 0, 0, 68, 470),
            right: count(context, 1132, 0, 68, 470),
            above: count(context, 0, 112, 1200, 22),
            below: count(context, 0, 454, 1200, 22),
          }
        }),
      )
    }, paths)
    expect(pictures).toEqual(paths.map((path) => ({ path, title: true, left: 0, right: 0, above: 0, below: 0 })))
  }
})
