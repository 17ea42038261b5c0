import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Doctor } from '#lib/content/clinic'

// Pictures of articles and photographs of doctors, as pages show them.

/** Widths in pixels that the build makes of an article's picture: its column on phones and screens, and twice that. */
const pictureWidths = [400, 800, 1140]

/** Width at which the page shows it (`app/_styles/prose/text.css`). */
const shownAt = '(min-width: 640px) 570px, calc(100vw - 40px)'

/** Width and height in pixels of each picture, by slug and file: `antiage/photo.jpg`. */
export type PictureSizes = Readonly<Record<string, readonly [width: number, height: number]>>

export const pictureSizesFile = '/pictures/sizes.json'

/** Widths made of a picture that is `width` pixels wide: none is enlarged. */
export function widthsOf(width: number): number[] {
  const smaller = pictureWidths.filter((each) => each < width)
  return smaller.length < pictureWidths.length ? [...smaller, width] : smaller
}

export function pictureFile(slug: string, file: string, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${slug}_${file.replace('.', '_')}-${width}.${format}`
}

export async function pictureSizes(): Promise<PictureSizes> {
  const file = join(process.cwd(), 'public', pictureSizesFile)
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as PictureSizes,
    () => ({}),
  )
}

/** A picture that was added at the desk is kept by the store, under a name that says its size (`lib/desk/content/pictures.ts`). */
export const keptPicture = /photo-[\da-f]{8}-(\d+)x(\d+)\.jpg/

function sizeInName(file: string): readonly [number, number] | undefined {
  const [name, width, height] = keptPicture.exec(file) ?? []
  return name === file ? [Number(width), Number(height)] : undefined
}

/** The sanitiser's HTML of an article in which every picture beside its text is shown by the files that the build made of it. */
export function withPictures(html: string, slug: string, sizes: PictureSizes): string {
  return html.replace(/<img [^>]*\/>/g, (image) => {
    const [, file = ''] = / src="([^"/]+)"/.exec(image) ?? []
    const size = sizes[`${slug}/${file}`] ?? sizeInName(file)
    if (!size) return image
    const [width, height] = size
    const widths = widthsOf(width)
    const sources = (format: 'avif' | 'webp') =>
      widths.map((each) => `${pictureFile(slug, file, each, format)} ${each}w`).join(', ')
    const largest = pictureFile(slug, file, Math.max(...widths), 'webp')
    const shown = image.replace(/ src="[^"]*"/, ` src="${largest}" width="${width}" height="${height}"`)
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${sources(format)}" sizes="${shownAt}" />`
    return `<picture>${source('avif')}${source('webp')}${shown}</picture>`
  })
}

/** Widths in pixels that the build makes of the photograph in a doctor's folder, 4:5. */
export const photoWidths = [320, 640, 960] as const

/** Address of one of the files made of it, under `public`. */
export function photoFile(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/doctors/${id}-${width}.${format}`
}

/** Pages show photographs 4:5, cut around the middle; a twelfth of one side may go. */
export function isUpright(width: number, height: number): boolean {
  const ratio = width / height / (4 / 5)
  return ratio >= 11 / 12 && ratio <= 12 / 11
}

/** True for a picture of the store that can be a doctor's photograph. */
export function isFitPhoto(file: string): boolean {
  const [width, height] = sizeInName(file) ?? [0, 0]
  return width >= photoWidths[1] && isUpright(width, height)
}

/** A doctor's photograph: the widths in which there is one, and their files; null without one. */
export function photoOf({ id, photo }: Doctor) {
  if (photo !== undefined) {
    const [width = 0] = sizeInName(photo) ?? []
    return {
      widths: widthsOf(width),
      file: (each: number, format: 'avif' | 'webp') => pictureFile(id, photo, each, format),
    }
  }
  if (!existsSync(join(process.cwd(), 'public', photoFile(id, photoWidths[0], 'webp')))) return null
  return { widths: photoWidths, file: (each: number, format: 'avif' | 'webp') => photoFile(id, each, format) }
}
