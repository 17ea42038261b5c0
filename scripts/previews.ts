import { mkdirSync, writeFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { previewPage, type Preview } from '#scripts/preview-cards'

// npm run previews: every page of the running site as Telegram, Facebook and Google show a link to it, into previews/.
const base = process.env['SITE'] ?? 'http://localhost:3000'

async function get(path: string): Promise<Response> {
  const response = await fetch(base + path).catch((error: unknown) => {
    throw new Error(`No response from ${base}: start the site, or set its URL in SITE`, { cause: error })
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

async function previewOf(path: string): Promise<Preview> {
  const document = parseDocument(await (await get(path)).text())
  const meta = (name: string) =>
    DomUtils.getElementsByTagName('meta', document).find(
      ({ attribs }) => attribs['property'] === name || attribs['name'] === name,
    )?.attribs['content'] ?? ''
  const image = await get(new URL(meta('og:image'), base).pathname)
  const bytes = Buffer.from(await image.arrayBuffer())
  return {
    path: decodeURIComponent(path),
    host: new URL(meta('og:url'), base).host,
    title: meta('og:title'),
    description: meta('og:description'),
    site: meta('og:site_name'),
    image: `data:${image.headers.get('content-type') ?? ''};base64,${bytes.toString('base64')}`,
    alt: meta('og:image:alt'),
  }
}

try {
  const sitemap = await (await get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const previews: Preview[] = []
  for (const path of paths) previews.push(await previewOf(path))
  mkdirSync('previews', { recursive: true })
  writeFileSync('previews/index.html', previewPage(previews))
  console.log(`${previews.length} previews in previews/index.html`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
