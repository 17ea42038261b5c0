import { readFileSync, writeFileSync } from 'node:fs'
import type { Env } from '#lib/env'
import { log } from '#lib/log'

const file = '.next/built-for.json'

const builtIn = ['SITE_URL', 'API_URL'] as const

type BuiltIn = Pick<Env, (typeof builtIn)[number]>

export function recordBuildSettings({ SITE_URL, API_URL }: BuiltIn): void {
  writeFileSync(file, JSON.stringify({ SITE_URL, API_URL }))
}

/** Logs each setting that is another now than in the build, which then names the other in its pages. */
export function logChangedSettings(env: BuiltIn): void {
  let built: Partial<BuiltIn>
  try {
    built = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuiltIn>
  } catch {
    // There is no build, which the server says, or one that does not tell.
    return
  }
  for (const setting of builtIn)
    if (built[setting] !== env[setting])
      log.error('built-for-other-settings', `${setting} is another than in the build: build again`, { setting })
}
