import { globSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isUpright, minPhotoWidth } from '#lib/content/photo-shape'
import type { ReportProblem } from '#lib/editing/rules/problem'

const saveAsJpegOrPng = 'save it anew as JPEG (.jpg) or PNG (.png)'

/** Endings of file names by picture format, the recommended ending first. */
const endings: Partial<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
}

const recommendedPhotoSize = '960 × 1200'

/**
 * Checks that pictures of articles and photographs of doctors have the format of their file name.
 * Photographs must also have the shape and width that pages need.
 */
export async function checkPictures(root: string, report: ReportProblem): Promise<void> {
  for (const file of globSync('content/{posts,doctors}/*/*.{jpg,jpeg,png}', { cwd: root })) {
    const problem = await findPictureProblem(root, file)
    if (problem !== undefined) report({ file }, problem)
  }
}

async function findPictureProblem(root: string, file: string): Promise<string | undefined> {
  const path = join(root, file)
  if (statSync(path).size === 0) return 'the file is empty: put the picture here once more'
  // The sharp library is an optional dependency of Next. Only content with pictures needs this
  // library.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!picture) return `this is no picture: ${saveAsJpegOrPng}`
  const { name, ext } = parse(file)
  const format = picture.format.toUpperCase()
  const [ending, ...otherEndings] = endings[picture.format] ?? []
  if (ending === undefined) return `this is a ${format} picture: ${saveAsJpegOrPng}`
  if (![ending, ...otherEndings].includes(ext))
    return `this is a ${format} picture: name it ${name}${ending}, here and in the texts`
  if (!file.startsWith('content/doctors/')) return undefined
  const { width, height } = picture.autoOrient
  if (!isUpright(width, height))
    return `the photograph is ${width} × ${height}, and the pages show it 4:5, so they would cut off much of it: cut it to 4:5, such as ${recommendedPhotoSize}`
  if (width < minPhotoWidth)
    return `the photograph is ${width} × ${height} and would be blurred: put one here of ${recommendedPhotoSize} at least`
  return undefined
}
