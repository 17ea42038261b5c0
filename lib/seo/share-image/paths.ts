import type { Language } from '#lib/i18n/languages'
import { pathTo, routes, type IndexedPage } from '#lib/i18n/routes'

/** Size of images for link previews, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const

/** Last segment of a page's image: `home.png`, `check-up.png`. */
export function imageName(page: IndexedPage): string {
  return `${routes[page].path || page}.png`
}

/** Path of a page's image for link previews. */
export function imagePath(language: Language, page: IndexedPage): string {
  return pathTo(language, 'image', { slug: imageName(page) })
}

/** Path of an article's image for link previews. */
export function articleImagePath(language: Language, slug: string): string {
  return pathTo(language, 'articleImage', { slug: `${slug}.png` })
}
