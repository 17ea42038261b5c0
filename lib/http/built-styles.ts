import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource } from '#lib/http/content-security-policy'

const folder = join(process.cwd(), '.next', 'static', 'chunks')

let sheets: readonly string[] | undefined

/** The build's style sheets, the layout's first, which is the longest. The development server, which has none, sends no policy. */
function builtSheets(): readonly string[] {
  if (sheets || !existsSync(folder)) return sheets ?? []
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
  sheets = files.map((name) => readFileSync(join(folder, name), 'utf8')).toSorted((a, b) => b.length - a.length)
  return sheets
}

/** Sources that allow the build's style sheets inline: a page opened from another brings its own into the first one's document. */
export function builtStyles(): readonly string[] {
  return builtSheets().map(hashSource)
}

/** The same, and as React writes them into a document: the layout's and those of the page as one element. */
export function documentStyles(): readonly string[] {
  const [layout = '', ...pages] = builtSheets()
  return [...builtStyles(), ...pages.map((page) => hashSource(layout + page))]
}
