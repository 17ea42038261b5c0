import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource } from '#lib/http/content-security-policy'

const folder = join(process.cwd(), '.next', 'static', 'chunks')

let sources: { sheets: readonly string[]; documents: readonly string[] } | undefined

/** Hashed once: a build's files do not change. The development server, which has none, sends no policy. */
function builtSources() {
  if (sources || !existsSync(folder)) return sources
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const sheets = files.map((name) => readFileSync(join(folder, name), 'utf8')).toSorted((a, b) => b.length - a.length)
  // The layout's sheet is the longest.
  const [layout = '', ...pages] = sheets
  sources = { sheets: sheets.map(hashSource), documents: pages.map((page) => hashSource(layout + page)) }
  return sources
}

/** Sources that allow the build's style sheets inline: a page opened from another brings its own into the first one's document. */
export const builtStyles = (): readonly string[] => builtSources()?.sheets ?? []

/** The same, and as React writes them into a document: the layout's and those of the page as one element. */
export const documentStyles = (): readonly string[] => [...builtStyles(), ...(builtSources()?.documents ?? [])]
