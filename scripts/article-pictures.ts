import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pictureFile, pictureSizesFile, widthsOf } from '#lib/blog/pictures'
import { readingPicture, writeFormats } from '#scripts/picture-formats'

/**
 * Makes the files that articles show of the pictures beside their texts: AVIF and WebP of each width, upright, and the list
 * of their sizes. What an earlier build made is removed first.
 * @param from folder of the articles; @param to the `public` folder.
 * @throws Error naming the file when it cannot be read as a picture.
 */
export async function makeArticlePictures(from = 'content/posts', to = 'public'): Promise<void> {
  rmSync(join(to, dirname(pictureSizesFile)), { recursive: true, force: true })
  const pictures = globSync(`${from}/*/*.{jpg,jpeg,png}`).sort()
  if (pictures.length === 0) return
  // Next brings it; a site without pictures builds without it.
  const { default: sharp } = await import('sharp')
  mkdirSync(join(to, dirname(pictureSizesFile)), { recursive: true })
  const sizes: Record<string, [number, number]> = {}
  for (const path of pictures) {
    const [slug, file] = [basename(dirname(path)), basename(path)]
    const upright = sharp(path).autoOrient()
    const { autoOrient: size } = await readingPicture(path, sharp(path).metadata())
    sizes[`${slug}/${file}`] = [size.width, size.height]
    for (const each of widthsOf(size.width))
      await readingPicture(
        path,
        writeFormats(upright.clone().resize(each), (format) => join(to, pictureFile(slug, file, each, format))),
      )
  }
  writeFileSync(join(to, pictureSizesFile), JSON.stringify(sizes))
}
