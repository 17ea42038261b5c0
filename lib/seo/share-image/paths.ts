import type { Language } from '#lib/i18n/languages'
import { imageName, pathTo, type IndexedPage } from '#lib/i18n/routes'

/** Size of link pictures, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const

/** Address of a page's link picture. */
export function imagePath(language: Language, page: IndexedPage): string {
  return pathTo(language, 'image', { slug: imageName(page) })
}

/** Address of an article's link picture. */
export function articleImagePath(language: Language, slug: string): string {
  return pathTo(language, 'articleImage', { slug: `${slug}.png` })
}
