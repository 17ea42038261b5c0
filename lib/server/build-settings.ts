import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Env } from '#lib/env'
import { log } from '#lib/log'

const file = '.next/built-for.json'
type BuiltIn = Pick<Env, 'SITE_URL' | 'API_URL'>

export function recordBuildSettings({ SITE_URL, API_URL }: BuiltIn): void {
  writeFileSync(file, JSON.stringify({ SITE_URL, API_URL }))
}

/** Logs each setting that is another now than in the build, which then names the other in its pages. */
export function logChangedSettings(env: BuiltIn): void {
  if (!existsSync(file)) return
  const built = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuiltIn>
  for (const setting of ['SITE_URL', 'API_URL'] as const)
    if (built[setting] !== env[setting])
      log.error(
        'built-for-other-settings',
        `${setting} is another than in the build: build again`,
        { setting },
      )
}
