import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import { doctors } from '#content/doctors'
import { photoFile, photoWidths } from '#lib/content/doctor-photo'
import { readingPicture, writeFormats } from '#scripts/picture-formats'

/**
 * Makes the files that pages show of the doctors' photographs (`<id>.jpg` or `<id>.png`): AVIF and WebP of each width,
 * upright, cut to 4:5 around the middle. What an earlier build made is removed first.
 * @param from folder of the photographs; @param to the `public` folder.
 * @throws Error naming the file when no doctor has its id, or when it cannot be read as a picture.
 */
export async function makeDoctorPhotos(from = 'content/doctors', to = 'public'): Promise<void> {
  rmSync(join(to, 'doctors'), { recursive: true, force: true })
  const photos = globSync(`${from}/*.{jpg,jpeg,png}`)
  if (photos.length === 0) return
  // Next brings it; a site without photographs builds without it.
  const { default: sharp } = await import('sharp')
  mkdirSync(join(to, 'doctors'), { recursive: true })
  for (const photo of photos) {
    const { name: id } = parse(photo)
    if (!doctors.some((doctor) => doctor.id === id))
      throw new Error(`${photo}: no doctor in content/doctors.ts has this id`)
    for (const width of photoWidths) {
      const picture = sharp(photo)
        .autoOrient()
        .resize(width, (width / 4) * 5)
      await readingPicture(
        photo,
        writeFormats(picture, (format) => join(to, photoFile(id, width, format))),
      )
    }
  }
}
