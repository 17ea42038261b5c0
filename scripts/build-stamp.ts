import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { env } from '#lib/env'

const stampFile = '.next/build-stamp.txt'
const sourceFiles = '{app,components,content,lib,messages,public}/**/*.*'
const otherFiles = [
  'package-lock.json',
  'next.config.mjs',
  'scripts/style-sheet-loader.mjs',
  'middleware.ts',
  'instrumentation.ts',
]

/**
 * Returns a hash of the sources and settings that determine a build. The hash ignores file times,
 * because a Git checkout changes file times.
 */
export function hashSources(): string {
  const stamp = createHash('sha256').update(JSON.stringify([env.SITE_URL, env.API_URL]))
  const sources = globSync(sourceFiles, { exclude: ['**/*.test.*', '**/*.d.json.ts'] })
  for (const path of [...sources, ...otherFiles].sort()) {
    if (!statSync(path).isFile()) continue
    stamp.update(`${path}\n`).update(hash('sha256', readFileSync(path), 'buffer'))
  }
  return stamp.digest('hex')
}

/** Saves the build stamp: the hash of the sources and settings of the build in `.next`. */
export function writeBuildStamp(stamp: string): void {
  writeFileSync(stampFile, stamp)
}

/** True when the build in `.next` was made from the current sources and settings. */
export const isBuildCurrent = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources()
