import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { photoFile, photoWidths, pictureFile, pictureSizesFile, widthsOf } from '#lib/content/pictures'

// What pages show of the photographs in content/: AVIF and WebP of each width, upright. What an earlier build made is removed.

/** Empties a folder and calls `make` for each picture. @throws Error naming a file that cannot be read as a picture */
async function eachPicture(
  pattern: string | string[],
  folder: string,
  make: (path: string, picture: Sharp) => Promise<void>,
) {
  rmSync(folder, { recursive: true, force: true })
  const paths = globSync(pattern).sort()
  if (paths.length === 0) return
  // Next brings it; a site without pictures builds without it.
  const { default: sharp } = await import('sharp')
  mkdirSync(folder, { recursive: true })
  for (const path of paths)
    await make(path, sharp(path).autoOrient()).catch((error: unknown) => {
      throw new Error(`${path}: this file cannot be read as a picture: save it anew as JPEG or PNG`, { cause: error })
    })
}

async function write(picture: Sharp, path: (format: 'avif' | 'webp') => string): Promise<void> {
  await picture.clone().avif({ quality: 55 }).toFile(path('avif'))
  await picture.clone().webp({ quality: 75 }).toFile(path('webp'))
}

export async function makeArticlePictures(from = 'content/posts', to = 'public'): Promise<void> {
  const sizes: Record<string, [number, number]> = {}
  // Photographs that were added at the desk are made as pictures of articles are.
  const patterns = [`${from}/*/*.{jpg,jpeg,png}`, join(from, '../doctors/*/photo-*.jpg')]
  await eachPicture(patterns, join(to, dirname(pictureSizesFile)), async (path, picture) => {
    const [slug, file] = [basename(dirname(path)), basename(path)]
    const { autoOrient: size } = await picture.metadata()
    sizes[`${slug}/${file}`] = [size.width, size.height]
    for (const width of widthsOf(size.width))
      await write(picture.clone().resize(width), (format) => join(to, pictureFile(slug, file, width, format)))
    writeFileSync(join(to, pictureSizesFile), JSON.stringify(sizes))
  })
}

export async function makeDoctorPhotos(from = 'content/doctors', to = 'public'): Promise<void> {
  await eachPicture(`${from}/*/photo.{jpg,jpeg,png}`, join(to, 'doctors'), async (path, picture) => {
    for (const width of photoWidths)
      await write(picture.clone().resize(width, (width / 4) * 5), (format) =>
        join(to, photoFile(basename(dirname(path)), width, format)),
      )
  })
}

export async function makePictures(): Promise<void> {
  await makeDoctorPhotos()
  await makeArticlePictures()
}
