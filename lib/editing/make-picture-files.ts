import { hash } from 'node:crypto'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import { getPictureWidths, pictureQualities } from '#lib/content/pictures'
import type { MadePicture } from '#lib/editing/picture-queue'

// picture-queue.ts starts this child process. The process reads a picture from stdin, makes the
// picture's files and sends them to the parent process. A separate process decodes the picture, so
// that the server keeps its threads and memory for sign-ups.

const maxPixels = 50_000_000
const maxSeconds = 60
/** Maximum width of a saved picture in pixels: twice the width of the widest picture on a page. */
const maxWidth = 2280
/** Memory limit of this process in bytes. An interlaced PNG with `maxPixels` takes 300 MB. */
const maxMemory = 512 * 1024 * 1024

// Gives this process a lower priority than the server, because visitors' requests come first.
setPriority(5)
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1)
}, 20).unref()

const made = await decodePicture(await buffer(process.stdin))
process.send?.(made, () => {
  process.exit(0)
})

async function decodePicture(bytes: Buffer): Promise<MadePicture> {
  // The sharp library is an optional dependency of Next. A server without uploads of pictures may
  // lack the library.
  const { default: sharp } = await import('sharp').catch(() => ({ default: null }))
  if (!sharp) return { problem: 'cannot' }
  sharp.concurrency(1)
  sharp.cache(false)
  const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, limits).metadata()
    if (format !== 'jpeg' && format !== 'png') return { problem: 'noPicture' }
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .flatten({ background: 'white' })
      .timeout({ seconds: maxSeconds })
      .resize({ width: maxWidth, withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const name = `photo-${hash('sha256', data).slice(0, 8)}-${info.width}x${info.height}.jpg`
    const smaller = await makeSmallerFiles(() => sharp(data), name, info.width)
    return { name, files: [{ name, bytes: data }, ...smaller] }
  } catch {
    return { problem: 'noPicture' }
  }
}

async function makeSmallerFiles(
  open: () => Sharp,
  name: string,
  fullWidth: number,
): Promise<{ name: string; bytes: Buffer }[]> {
  const files: { name: string; bytes: Buffer }[] = []
  for (const width of getPictureWidths(fullWidth))
    for (const format of ['avif', 'webp'] as const) {
      const resized = open().resize(width).timeout({ seconds: maxSeconds })
      const bytes = await resized.toFormat(format, { quality: pictureQualities[format] }).toBuffer()
      files.push({ name: `${name.replace('.', '_')}-${width}.${format}`, bytes })
    }
  return files
}
