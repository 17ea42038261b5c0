import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A static font as the drawing needs it; each subset is a family of its own, the next standing in for what it lacks. */
async function font(name: string, weight: 500 | 600, file: string) {
  return { name, weight, style: 'normal' as const, data: await readFile(file) }
}

let loaded: Promise<Awaited<ReturnType<typeof font>>[]> | undefined

/**
 * Fonts of the images: Geologica for the title, Onest for the clinic’s name, Cyrillic and Latin. Read once; the paths stand
 * whole, so that the build sees which files it needs.
 */
export function imageFonts() {
  loaded ??= Promise.all([
    font(
      'Geologica',
      500,
      join(process.cwd(), 'node_modules/@fontsource/geologica/files/geologica-cyrillic-500-normal.woff'),
    ),
    font(
      'Geologica Latin',
      500,
      join(process.cwd(), 'node_modules/@fontsource/geologica/files/geologica-latin-500-normal.woff'),
    ),
    font('Onest', 600, join(process.cwd(), 'node_modules/@fontsource/onest/files/onest-cyrillic-600-normal.woff')),
    font('Onest Latin', 600, join(process.cwd(), 'node_modules/@fontsource/onest/files/onest-latin-600-normal.woff')),
  ])
  return loaded
}
