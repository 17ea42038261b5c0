import { globSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isUpright, minPhotoWidth } from '#lib/content/pictures'
import type { ReportProblem } from '#lib/editing/rules/problem'

const asJpegOrPng = 'save it anew as JPEG (.jpg) or PNG (.png)'

const endings: Partial<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
}

const needed = '960 × 1200'

/** Pictures of articles and photographs of doctors are what their names say; photographs have the shape that pages show. */
export async function checkPictures(root: string, report: ReportProblem): Promise<void> {
  for (const file of globSync('content/{posts,doctors}/*/*.{jpg,jpeg,png}', { cwd: root })) {
    const problem = await problemOf(root, file)
    if (problem !== undefined) report({ file }, problem)
  }
}

async function problemOf(root: string, file: string): Promise<string | undefined> {
  const path = join(root, file)
  if (statSync(path).size === 0) return 'the file is empty: put the picture here once more'
  // An optional dependency of Next: a site without pictures is checked without sharp.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!picture) return `this is no picture: ${asJpegOrPng}`
  const { name, ext } = parse(file)
  const [ending, ...others] = endings[picture.format] ?? []
  if (ending === undefined)
    return `this is a ${picture.format.toUpperCase()} picture: ${asJpegOrPng}`
  if (![ending, ...others].includes(ext))
    return `this is a ${picture.format.toUpperCase()} picture: name it ${name}${ending}, here and in the texts`
  if (!file.startsWith('content/doctors/')) return undefined
  const { width, height } = picture.autoOrient
  if (!isUpright(width, height))
    return `the photograph is ${width} × ${height}, and the pages show it 4:5, so they would cut off much of it: cut it to 4:5, such as ${needed}`
  if (width < minPhotoWidth)
    return `the photograph is ${width} × ${height} and would be blurred: put one here of ${needed} at least`
  return undefined
}
