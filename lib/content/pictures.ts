import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitsDoctorPhoto } from '#lib/content/photo-shape'
import type { Doctor } from '#lib/content/schemas/clinic'

// Image files of two kinds: pictures of articles, and photos of doctors.

/**
 * Widths in pixels of the image files that the build makes. These widths suit an article's column
 * on phones and large screens, at one or two device pixels per CSS pixel.
 */
const pictureWidths = [400, 800, 1140]

/** The `sizes` attribute of a picture in an article (`app/prose.css`). */
const shownAt = '(min-width: 640px) 570px, calc(100vw - 40px)'

/**
 * Width and height of each picture in pixels. The key is the folder and the file name:
 * `antiage/photo.jpg`.
 */
export type PictureSizes = Readonly<Record<string, readonly [width: number, height: number]>>

export const pictureSizesFile = '/pictures/sizes.json'

/** Quality of the resized files, from 1 to 100, by format. */
export const pictureQualities = { avif: 55, webp: 75 } as const

/**
 * Returns the widths of the image files for a picture of the given width. The build makes no image
 * wider than the picture.
 */
export function getPictureWidths(width: number): number[] {
  const smaller = pictureWidths.filter((each) => each < width)
  return smaller.length < pictureWidths.length ? [...smaller, width] : smaller
}

export function getPictureFile(
  slug: string,
  file: string,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `/pictures/${slug}_${file.replace('.', '_')}-${width}.${format}`
}

export function readPictureSizes(): PictureSizes {
  const file = join(process.cwd(), 'public', pictureSizesFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureSizes) : {}
}

/**
 * Matches the file name of a picture uploaded at the desk: `photo-1a2b3c4d-960x1200.jpg`. Captures
 * the width and the height.
 */
export const deskPictureName = /photo-[\da-f]{8}-(\d+)x(\d+)\.jpg/

function sizeInName(file: string): readonly [number, number] | undefined {
  const [name, width, height] = deskPictureName.exec(file) ?? []
  return name === file ? [Number(width), Number(height)] : undefined
}

/**
 * Replaces each `<img>` of an article by a `<picture>` with image files in several widths and
 * formats.
 */
export function addPictures(html: string, slug: string, sizes: PictureSizes): string {
  return html.replace(/<img [^>]*\/>/g, (image) => {
    const [, file = ''] = / src="([^"/]+)"/.exec(image) ?? []
    const size = sizes[`${slug}/${file}`] ?? sizeInName(file)
    if (!size) return image
    const [width, height] = size
    const widths = getPictureWidths(width)
    const source = (format: 'avif' | 'webp') => {
      const files = widths.map((each) => `${getPictureFile(slug, file, each, format)} ${each}w`)
      return `<source type="image/${format}" srcset="${files.join(', ')}" sizes="${shownAt}" />`
    }
    const largest = getPictureFile(slug, file, Math.max(...widths), 'webp')
    const shown = image.replace(
      / src="[^"]*"/,
      ` src="${largest}" width="${width}" height="${height}"`,
    )
    return `<picture>${source('avif')}${source('webp')}${shown}</picture>`
  })
}

/** True when a picture uploaded at the desk has the width and the shape of a doctor's photo. */
export function isFitPhoto(file: string): boolean {
  const [width, height] = sizeInName(file) ?? [0, 0]
  return fitsDoctorPhoto(width, height)
}

/**
 * Image files of a doctor's photo. `widths` are in pixels. `file` returns the path of the image
 * file with this width and format.
 */
export type DoctorPhotoFiles = {
  widths: readonly number[]
  file: (width: number, format: 'avif' | 'webp') => string
}

/** Finds the image files of a doctor's photo; null without a photo. */
export function findDoctorPhoto({
  id,
  photo,
}: Pick<Doctor, 'id' | 'photo'>): DoctorPhotoFiles | null {
  const sizes = readPictureSizes()
  const file =
    photo ?? ['photo.jpg', 'photo.jpeg', 'photo.png'].find((each) => `${id}/${each}` in sizes)
  if (file === undefined) return null
  const [width = 0] = sizes[`${id}/${file}`] ?? sizeInName(file) ?? []
  return {
    widths: getPictureWidths(width),
    file: (each: number, format: 'avif' | 'webp') => getPictureFile(id, file, each, format),
  }
}
