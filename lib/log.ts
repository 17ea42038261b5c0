import { format, stripVTControlCharacters } from 'node:util'

type Fields = Record<string, string | number | boolean | undefined>

function write(level: 'info' | 'error', event: string, fields: Fields = {}): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`
}

/** One JSON line per event. Never pass a name, a phone or a request body. */
export const log = {
  info: write.bind(null, 'info'),
  error: (event: string, error: unknown, fields: Fields = {}): void => {
    write('error', event, { ...fields, reason: reasonOf(error) })
  },
}

/** Makes one JSON line, too, of whatever libraries and Node itself write to the log of this process. */
export function logOutputAsJson(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const writeLine = console[level].bind(console)
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
