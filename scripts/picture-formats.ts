import type { Sharp } from 'sharp'

/** @throws Error naming the file, when what is done with it fails as it cannot be read as a picture. */
export async function readingPicture<T>(file: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new Error(`${file}: this file cannot be read as a picture: save it anew as JPEG or PNG`, { cause: error })
  })
}

/** Writes a picture as AVIF and WebP, each to the path of its format. */
export async function writeFormats(picture: Sharp, path: (format: 'avif' | 'webp') => string): Promise<void> {
  await picture.clone().avif({ quality: 55 }).toFile(path('avif'))
  await picture.clone().webp({ quality: 75 }).toFile(path('webp'))
}
