import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { addPictures, type PictureSizes } from '#lib/content/pictures'
import { renderMarkdown } from '#lib/blog/markdown'
import { resizePictures } from '#scripts/resize-pictures'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
const makeFolder = () => mkdtempSync(join(root, 'folder-'))

afterAll(() => {
  rmSync(root, { recursive: true })
})

const makeJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9a80a3' } })

/** Makes a content folder with one article and its picture. Width and height are in pixels. */
async function makeArticles(width: number, height: number): Promise<string> {
  const from = makeFolder()
  mkdirSync(join(from, 'posts/antiage'), { recursive: true })
  await makeJpeg(width, height).jpeg().toFile(join(from, 'posts/antiage/photo.jpg'))
  return from
}

const readSizes = (to: string) =>
  JSON.parse(readFileSync(join(to, 'pictures/sizes.json'), 'utf8')) as PictureSizes

it('a picture of an article becomes files of each width, and the article shows them with size and description', async () => {
  const to = makeFolder()
  await resizePictures(await makeArticles(2000, 1000), to)
  const html = addPictures(
    renderMarkdown('![Стетоскоп & «тонометр»](photo.jpg)\n'),
    'antiage',
    readSizes(to),
  )
  const addresses = [...html.matchAll(/\/pictures\/[\w.-]+/g)].map(([address]) => address)
  expect(new Set(addresses).size).toBe(6)
  for (const address of addresses) {
    const made = await sharp(join(to, address)).metadata()
    const [, width] = /-(\d+)\.(?:avif|webp)$/.exec(address) ?? []
    expect(made).toMatchObject({ width: Number(width), height: Number(width) / 2 })
  }
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="[^"]+ 400w, [^"]+ 800w, [^"]+ 1140w" sizes="[^"]+" \/>/,
  )
  expect(html).toMatch(
    /<img alt="Стетоскоп &amp; «тонометр»" src="[^"]+-1140.webp" width="2000" height="1000" loading="lazy"/,
  )
})

it('a small picture is not enlarged, and the files of a removed picture are removed by the next build', async () => {
  const to = makeFolder()
  await resizePictures(await makeArticles(500, 500), to)
  expect(readdirSync(join(to, 'pictures')).filter((file) => file.endsWith('.webp'))).toEqual([
    'antiage_photo_jpg-400.webp',
    'antiage_photo_jpg-500.webp',
  ])
  await resizePictures(makeFolder(), to)
  expect(readdirSync(to)).toEqual([])
})

it('a photograph with an orientation tag is turned upright, and its size is the upright size', async () => {
  const from = makeFolder()
  const to = makeFolder()
  mkdirSync(join(from, 'doctors/doctor-1'), { recursive: true })
  await makeJpeg(600, 300)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(from, 'doctors/doctor-1/photo.jpg'))
  await resizePictures(from, to)
  expect(readSizes(to)).toEqual({ 'doctor-1/photo.jpg': [300, 600] })
})

it('a truncated picture stops the build, and the error names the file', async () => {
  const from = await makeArticles(600, 300)
  truncateSync(join(from, 'posts/antiage/photo.jpg'), 800)
  await expect(resizePictures(from, makeFolder())).rejects.toThrow(
    'antiage/photo.jpg: this file cannot be read',
  )
})

it('leaves images of another article or site as they are', () => {
  const html =
    '<p><img alt="x" src="photo.jpg" /><img alt="y" src="https://x.example/photo.jpg" /></p>'
  expect(addPictures(html, 'starinnya', { 'antiage/photo.jpg': [10, 10] })).toBe(html)
})
