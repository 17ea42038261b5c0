import type { Locale } from '#lib/i18n/locales'
import { pathTo, routes, type IndexedPage } from '#lib/i18n/routes'

/** Size of images for link previews, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const
/** Size of the cover in an article's image, in its lower right corner. */
export const coverBox = { width: 560, height: 420 } as const

/** Last segment of a page's image: `home.png`, `check-up.png`. */
export function imageName(page: IndexedPage): string {
  return `${routes[page].path || page}.png`
}

/** Path of a page's image for link previews. */
export function imagePath(locale: Locale, page: IndexedPage): string {
  return pathTo(locale, 'image', { slug: imageName(page) })
}

/** Path of an article's image for link previews. */
export function articleImagePath(locale: Locale, slug: string): string {
  return pathTo(locale, 'articleImage', { slug: `${slug}.png` })
}
