import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(process.cwd(), 'node_modules', '@fontsource')

/** A static font as the drawing needs it; each subset is a family of its own, the next standing in for what it lacks. */
async function font(name: string, weight: 500 | 600, file: string) {
  return { name, weight, style: 'normal' as const, data: await readFile(join(folder, file)) }
}

let loaded: Promise<Awaited<ReturnType<typeof font>>[]> | undefined

/** Fonts of pictures: Geologica for the title, Onest for the clinic's name, Cyrillic and Latin. Read once. */
export function pictureFonts() {
  loaded ??= Promise.all([
    font('Geologica', 500, 'geologica/files/geologica-cyrillic-500-normal.woff'),
    font('Geologica Latin', 500, 'geologica/files/geologica-latin-500-normal.woff'),
    font('Onest', 600, 'onest/files/onest-cyrillic-600-normal.woff'),
    font('Onest Latin', 600, 'onest/files/onest-latin-600-normal.woff'),
  ])
  return loaded
}
