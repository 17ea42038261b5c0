import { spawn } from 'node:child_process'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs a command to its end, in this terminal. A signal to this process is passed on and waited for, so that nothing goes on
 * without it.
 * @returns the exit code, 1 when a signal ended the command or it could not be started.
 */
export async function runCommand(command: string, args: readonly string[], env = process.env): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env })
  const stop = new AbortController()
  const pass = (signal: NodeJS.Signals) => {
    stop.abort()
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })
  for (const signal of signals) process.off(signal, pass)
  return stop.signal.aborted ? 1 : (code ?? 1)
}
