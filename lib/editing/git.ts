import { spawnSync } from 'node:child_process'

/** What git says in a folder; nothing where there is no git, or it refuses. */
export function git(cwd: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout : ''
}
