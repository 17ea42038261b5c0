import { format, stripVTControlCharacters } from 'node:util'

type Fields = Record<string, string | number | boolean | undefined>

function write(level: 'info' | 'error', event: string, fields: Fields = {}): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause === undefined) return error.message
  return `${error.message}: ${describeError(error.cause)}`
}

/** Writes one JSON line per event. Never pass a name, a phone or a request body. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  error: (event: string, error: unknown, fields: Fields = {}): void => {
    write('error', event, { ...fields, reason: describeError(error) })
  },
}

/** Turns the output of libraries and of Node itself into JSON lines. */
export function logOutputAsJson(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout
    const writeLine = (line: string) => stream.write(`${line}\n`)
    console[level] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts))
      if (text.startsWith('{"time":') && !text.includes('\n')) writeLine(text)
      else write(level === 'error' ? level : 'info', 'output', { text })
    }
  }
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    write('info', 'warning', { name, message })
  })
  process.on('uncaughtException', (error) => {
    log.error('crashed', error, { stack: error.stack })
    process.exit(1)
  })
}
