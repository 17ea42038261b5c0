import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import {
  getPictureFile,
  getPictureWidths,
  pictureQualities,
  pictureSizesFile,
} from '#lib/content/pictures'

/**
 * Resizes the pictures of articles and doctors for pages. For each width, writes an AVIF file and a
 * WebP file of the picture, rotated upright. Also writes a list of the picture sizes. Files of an
 * earlier call are removed first.
 * @throws Error with the path of a file that is not a readable picture
 */
export async function resizePictures(from = 'content', to = 'public'): Promise<void> {
  const folder = join(to, dirname(pictureSizesFile))
  rmSync(folder, { recursive: true, force: true })
  const paths = globSync(`${from}/{posts,doctors}/*/*.{jpg,jpeg,png}`).sort()
  if (paths.length === 0) return
  // sharp is an optional dependency of Next and may be missing. So sharp is imported only when
  // there are pictures.
  const { default: sharp } = await import('sharp')
  mkdirSync(folder, { recursive: true })
  const sizes: Record<string, readonly [width: number, height: number]> = {}
  for (const path of paths) {
    const slug = basename(dirname(path))
    const name = basename(path)
    const getPath: GetPath = (width, format) => join(to, getPictureFile(slug, name, width, format))
    try {
      sizes[`${slug}/${name}`] = await resizePicture(sharp(path).autoOrient(), getPath)
    } catch (cause) {
      const advice = 'this file cannot be read as a picture: save it anew as JPEG or PNG'
      throw new Error(`${path}: ${advice}`, { cause })
    }
  }
  writeFileSync(join(to, pictureSizesFile), JSON.stringify(sizes))
}

type GetPath = (width: number, format: keyof typeof pictureQualities) => string

/**
 * Writes a picture in every width and format.
 * @returns the picture's original width and height in pixels, after rotation
 */
async function resizePicture(
  picture: Sharp,
  getPath: GetPath,
): Promise<[width: number, height: number]> {
  const { width: fullWidth, height: fullHeight } = (await picture.metadata()).autoOrient
  for (const width of getPictureWidths(fullWidth)) {
    const resized = picture.clone().resize(width)
    await resized.clone().avif({ quality: pictureQualities.avif }).toFile(getPath(width, 'avif'))
    await resized.clone().webp({ quality: pictureQualities.webp }).toFile(getPath(width, 'webp'))
  }
  return [fullWidth, fullHeight]
}
