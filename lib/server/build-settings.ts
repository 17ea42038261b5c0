import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Env } from '#lib/env-schema'
import { log } from '#lib/log'

const settingsFile = '.next/built-for.json'

/** Settings whose values a build writes into the pages. */
export type BuildSettings = Pick<Env, 'SITE_URL' | 'API_URL'>

/** Saves the settings of a build in `settingsFile`, beside the build. */
export function recordBuildSettings({ SITE_URL, API_URL }: BuildSettings): void {
  writeFileSync(settingsFile, JSON.stringify({ SITE_URL, API_URL }))
}

/**
 * Logs each setting whose value has changed since the build, because the built pages contain the
 * old value.
 */
export function logChangedSettings(env: BuildSettings): void {
  if (!existsSync(settingsFile)) return
  const built = JSON.parse(readFileSync(settingsFile, 'utf8')) as Partial<BuildSettings>
  for (const setting of ['SITE_URL', 'API_URL'] as const)
    if (built[setting] !== env[setting])
      log.error('built-for-other-settings', `${setting} has changed since the build: build again`, {
        setting,
      })
}
