import type { Sharp } from 'sharp'

/** Writes a picture as AVIF and WebP, each to the path of its format. */
export async function writeFormats(picture: Sharp, path: (format: 'avif' | 'webp') => string): Promise<void> {
  await picture.clone().avif({ quality: 55 }).toFile(path('avif'))
  await picture.clone().webp({ quality: 75 }).toFile(path('webp'))
}
