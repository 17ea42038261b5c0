import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const file = '.next/build-stamp.txt'
const sources = '{app,components,content,lib,messages,public}/**/*.*'

/** What a build depends on: the settings baked into its pages and the sources' names, sizes and times. */
function currentStamp(): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.env['SITE_URL'] ?? '', process.env['API_URL'] ?? '']),
  )
  const files = [...globSync(sources), 'package-lock.json', 'next.config.mjs', 'middleware.ts', 'instrumentation.ts']
  for (const path of files.sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Records beside the build what it was built from. */
export function writeBuildStamp(): void {
  writeFileSync(file, currentStamp())
}

/** True when there is a build and it was built from what is here now. */
export function isBuildCurrent(): boolean {
  try {
    return readFileSync(file, 'utf8') === currentStamp()
  } catch {
    return false
  }
}
