import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const file = '.next/build-stamp.txt'
const folders = '{app,components,content,lib,messages,public}/**/*.*'
const files = ['package-lock.json', 'next.config.mjs', 'middleware.ts', 'instrumentation.ts']

/**
 * Hash of what a build depends on: the settings baked into its pages and the contents of the sources. Not their times, which
 * a copy or a checkout changes.
 */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.env['SITE_URL'] ?? '', process.env['API_URL'] ?? '']),
  )
  for (const path of [...globSync(folders, { exclude: ['**/*.test.*'] }), ...files].sort())
    if (statSync(path).isFile())
      hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest())
  return hash.digest('hex')
}

/** Records beside the build what it was built from: the stamp of the sources before it, as they may change while it runs. */
export function writeBuildStamp(stamp = sourceStamp()): void {
  writeFileSync(file, stamp)
}

/** True when there is a build and it was built from what is here now. */
export function isBuildCurrent(): boolean {
  try {
    return readFileSync(file, 'utf8') === sourceStamp()
  } catch {
    return false
  }
}
