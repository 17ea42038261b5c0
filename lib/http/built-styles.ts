import { globSync, readFileSync } from 'node:fs'
import { hashSource } from '#lib/http/content-security-policy'

let sources: ReturnType<typeof hashSheets> | undefined

/**
 * Sources that allow the build's style sheets inline, read once: `sheets` each by itself, as a page opened from another
 * brings its own into the first one's document, `documents` as React writes the layout's and a page's in one element.
 */
export const builtStyles = () => (sources = sources?.sheets.length ? sources : hashSheets())

function hashSheets() {
  const all = globSync('.next/static/chunks/*.css').map((file) => readFileSync(file, 'utf8'))
  // The desk's has this name, and a policy of its own.
  const sheets = all.filter((sheet) => !sheet.includes('--desk:'))
  // The layout's is the longest.
  const [layout = '', ...pages] = sheets.toSorted((a, b) => b.length - a.length)
  return { sheets: sheets.map(hashSource), documents: pages.map((page) => hashSource(layout + page)) }
}
