import { globSync, readFileSync } from 'node:fs'
import { hashSource } from '#lib/http/content-security-policy'

let sources: ReturnType<typeof hashSheets> | undefined

/**
 * Sources that allow the build's style sheets inline, read once: `sheets` each by itself, as a page opened from another
 * brings its own into the first one's document, `documents` as React writes the layout's and a page's in one element,
 * `desk` the only one of the desk, which is in no visitor's page.
 */
export const builtStyles = () => (sources = sources?.sheets.length ? sources : hashSheets())

function hashSheets() {
  const all = globSync('.next/static/chunks/*.css').map((file) => readFileSync(file, 'utf8'))
  const isDesk = (sheet: string) => sheet.includes('--desk:')
  const sheets = all.filter((sheet) => !isDesk(sheet))
  // The layout's is the longest.
  const [layout = '', ...pages] = sheets.toSorted((a, b) => b.length - a.length)
  return {
    sheets: sheets.map(hashSource),
    documents: pages.map((page) => hashSource(layout + page)),
    desk: all.filter(isDesk).map(hashSource),
  }
}
