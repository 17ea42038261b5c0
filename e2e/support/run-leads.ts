import { spawnSync } from 'node:child_process'

/** Runs staff's command as they do, on the store and channels of these settings; how it ended and what it wrote. */
export function runLeads(settings: Record<string, string>, ...args: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', 'lib/leads/cli.ts', ...args]
  return spawnSync('node', command, { encoding: 'utf8', env: { ...process.env, ...settings } })
}
