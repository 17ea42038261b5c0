import { execFileSync } from 'node:child_process'

/** What a build is called: VERSION, else the commit it is built from, else the beginning of the hash of its sources. */
export function buildVersion(stamp: string): string {
  return process.env['VERSION'] || commit() || stamp.slice(0, 12)
}

/** The commit, `-dirty` when files differ from it; empty where there is no repository, or no git. */
function commit(): string {
  try {
    const args = ['describe', '--always', '--dirty']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
