import { spawn } from 'node:child_process'

/** Runs `npm start`, as a person or a simple supervisor does, in a folder and as a user; `ended` gives its exit code. */
export function runNpmStart(
  settings: Record<string, string>,
  cwd = process.cwd(),
  user: { uid?: number; gid?: number } = {},
) {
  // A group of its own: what it leaves behind can be told, and ended.
  const npm = spawn('npm', ['start'], { cwd, env: { ...process.env, ...settings }, detached: true, ...user })
  let log = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  const signalGroup = (signal: NodeJS.Signals | 0) => {
    try {
      return npm.pid !== undefined && process.kill(-npm.pid, signal)
    } catch {
      return false
    }
  }
  return {
    kill: (signal: 'SIGTERM' | 'SIGINT') => npm.kill(signal),
    ended,
    log: () => log,
    /** True while it or anything it started runs. */
    isAlive: () => signalGroup(0),
    stop: () => signalGroup('SIGKILL'),
  }
}
