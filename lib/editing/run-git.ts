import { spawnSync } from 'node:child_process'

/**
 * Runs git in the folder `cwd` and returns the output; '' when git is missing or the command fails.
 */
export function runGit(cwd: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout : ''
}
