import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Static fonts as Satori needs them; each subset is a family of its own, the next standing in for what it lacks. */
const fonts = [
  { name: 'Geologica', weight: 500, file: 'geologica/files/geologica-cyrillic-500-normal.woff' },
  { name: 'Geologica Latin', weight: 500, file: 'geologica/files/geologica-latin-500-normal.woff' },
  { name: 'Onest', weight: 600, file: 'onest/files/onest-cyrillic-600-normal.woff' },
  { name: 'Onest Latin', weight: 600, file: 'onest/files/onest-latin-600-normal.woff' },
] as const

async function load({ name, weight, file }: (typeof fonts)[number]) {
  const path = join(process.cwd(), 'node_modules', '@fontsource', file)
  return { name, weight, style: 'normal' as const, data: await readFile(path) }
}

let loading: Promise<Awaited<ReturnType<typeof load>>[]> | undefined

/** Fonts of the images, read once: Geologica for the title, Onest for the clinic’s name, Cyrillic and Latin. */
export const imageFonts = () => (loading ??= Promise.all(fonts.map(load)))
