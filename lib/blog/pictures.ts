import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** A picture that an editor has put into an article is kept by the store, under a name that says its size (`lib/desk/content/pictures.ts`). */
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
