import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { pictureFile, pictureSizesFile, widthsOf } from '#lib/content/pictures'

/**
 * Makes what pages show of the photographs in content/: AVIF and WebP of each width, upright. What an earlier build made is
 * removed.
 * @throws Error naming a file that cannot be read as a picture
 */
export async function makePictures(from = 'content', to = 'public'): Promise<void> {
  const folder = join(to, dirname(pictureSizesFile))
  rmSync(folder, { recursive: true, force: true })
  const paths = globSync(`${from}/{posts,doctors}/*/*.{jpg,jpeg,png}`).sort()
  if (paths.length === 0) return
  // An optional dependency of Next: a site without pictures builds without sharp.
  const { default: sharp } = await import('sharp')
  mkdirSync(folder, { recursive: true })
  const sizes: Record<string, [number, number]> = {}
  for (const path of paths) {
    const name = [basename(dirname(path)), basename(path)] as const
    sizes[name.join('/')] = await makePicture(sharp(path).autoOrient(), (width, format) =>
      join(to, pictureFile(...name, width, format)),
    ).catch((error: unknown) => {
      throw new Error(
        `${path}: this file cannot be read as a picture: save it anew as JPEG or PNG`,
        { cause: error },
      )
    })
  }
  writeFileSync(join(to, pictureSizesFile), JSON.stringify(sizes))
}

async function makePicture(
  picture: Sharp,
  pathOf: (width: number, format: 'avif' | 'webp') => string,
): Promise<[width: number, height: number]> {
  const { autoOrient: size } = await picture.metadata()
  for (const width of widthsOf(size.width)) {
    const smaller = picture.clone().resize(width)
    await smaller.clone().avif({ quality: 55 }).toFile(pathOf(width, 'avif'))
    await smaller.clone().webp({ quality: 75 }).toFile(pathOf(width, 'webp'))
  }
  return [size.width, size.height]
}
