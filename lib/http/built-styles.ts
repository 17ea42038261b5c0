import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource } from '#lib/http/content-security-policy'

const folder = join(process.cwd(), '.next', 'static', 'chunks')

let sources: readonly string[] | undefined

/**
 * Sources that allow the build's style sheets inline, on any page: a page opened from another brings its own into a document
 * with the policy of the first. The development server, which has none built, sends no policy either.
 */
export function builtStyles(): readonly string[] {
  if (sources || !existsSync(folder)) return sources ?? []
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
  sources = files.map((name) => hashSource(readFileSync(join(folder, name), 'utf8')))
  return sources
}
