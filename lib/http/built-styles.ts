import { globSync, readFileSync } from 'node:fs'
import { hashSource } from '#lib/http/content-security-policy'

let sources: ReturnType<typeof hashSheets> | undefined

// A page opened from another brings its own sheet into the first one's document; React writes the layout's and a page's in one.
/** Sources that allow the visitors’ style sheets inline, read once: `sheets` each by itself, `documents` as those two in one. */
export const builtStyles = () => (sources = sources?.sheets.length ? sources : hashSheets())

function hashSheets() {
  const all = globSync('.next/static/chunks/*.css').map((file) => readFileSync(file, 'utf8'))
  // The longest is the layout's; the desk's names itself (`lib/staff/serve-desk.ts`).
  const sheets = all.filter((sheet) => !sheet.includes('--desk:')).sort((a, b) => b.length - a.length)
  const [layout = '', ...pages] = sheets
  return { sheets: sheets.map(hashSource), documents: pages.map((page) => hashSource(layout + page)) }
}
