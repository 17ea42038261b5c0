import { hash } from 'node:crypto'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { widthsOf } from '#lib/content/pictures'
import type { MadePicture } from '#lib/editing/make-picture'

// A process of its own, which make-picture.ts starts: reads a picture from its input, sends what is made of it.
// Here no sign-up shares the threads and the memory that decoding takes.

const maxPixels = 50_000_000
const maxSeconds = 60
/** Twice as wide as the widest that pages show. */
const maxWidth = 2280
/** Bytes of memory; an interlaced PNG of the most pixels takes 300 MB. */
const maxMemory = 512 * 1024 * 1024

const qualities = { avif: 55, webp: 75 } as const

// Visitors come first: this is the niceness of POSIX.
setPriority(5)
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1)
}, 20).unref()

const made = await makePicture(await buffer(process.stdin))
process.send?.(made, () => {
  process.exit(0)
})

async function makePicture(bytes: Buffer): Promise<MadePicture> {
  // An optional dependency of Next: a site without pictures runs without sharp.
  const { default: sharp } = await import('sharp').catch(() => ({ default: null }))
  if (!sharp) return { problem: 'cannot' }
  sharp.concurrency(1)
  sharp.cache(false)
  const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, limits).metadata()
    if (format !== 'jpeg' && format !== 'png') return { problem: 'noPicture' }
    const upright = sharp(bytes, limits)
      .autoOrient()
      .flatten({ background: 'white' })
      .timeout({ seconds: maxSeconds })
    const picture = upright
      .resize({ width: maxWidth, withoutEnlargement: true })
      .jpeg({ quality: 90 })
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const name = `photo-${hash('sha256', data).slice(0, 8)}-${info.width}x${info.height}.jpg`
    const files = [{ name, bytes: data }]
    for (const width of widthsOf(info.width))
      for (const format of ['avif', 'webp'] as const) {
        const smaller = sharp(data).resize(width).timeout({ seconds: maxSeconds })
        const bytes = await smaller.toFormat(format, { quality: qualities[format] }).toBuffer()
        files.push({ name: `${name.replace('.', '_')}-${width}.${format}`, bytes })
      }
    return { name, files }
  } catch {
    return { problem: 'noPicture' }
  }
}
