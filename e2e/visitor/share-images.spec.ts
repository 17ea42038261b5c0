import { locales } from '#lib/i18n/locales'
import { articleImagePath, imagePath } from '#lib/seo/share-image'
import { indexedPages } from '#lib/i18n/routes'
import { slugs } from '#e2e/support/published-slugs'
import { expect, test } from '#e2e/support/test'

test('no title leaves its place in a link’s picture @slow', async ({ page }) => {
  await page.goto('/ua/missing')
  for (const locale of locales) {
    const paths = [
      ...indexedPages.map((name) => ({ path: imagePath(locale, name), width: 1056, height: 316, edge: 1200 })),
      // The cover stands beside the title.
      ...slugs.map((slug) => ({ path: articleImagePath(locale, slug), width: 544, height: 424, edge: 640 })),
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
        paths.map(async ({ path, width, height, edge }) => {
          const bitmap = await createImageBitmap(await (await fetch(path)).blob())
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!context) throw new Error('No canvas')
          context.drawImage(bitmap, 0, 0)
          return {
            path,
            title: count(context, 72, 136, width, height) > 2000,
            left: count(context, 0, 0, 68, 136 + height),
            right: count(context, 72 + width + 4, 0, edge - 76 - width, 136 + height),
            above: count(context, 0, 112, edge, 22),
            below: count(context, 0, 138 + height, edge, 22),
          }
        }),
      )
    }, paths)
    expect(pictures).toEqual(paths.map(({ path }) => ({ path, title: true, left: 0, right: 0, above: 0, below: 0 })))
  }
})

test('the picture of a link to an article weighs 60 KB at most @slow', async ({ request }) => {
  for (const path of locales.flatMap((locale) => slugs.map((slug) => articleImagePath(locale, slug)))) {
    const picture = await request.get(path)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    expect((await picture.body()).byteLength, path).toBeLessThanOrEqual(60_000)
  }
})
