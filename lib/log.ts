type Fields = Record<string, string | number | boolean | undefined>

function write(level: 'info' | 'error', event: string, fields: Fields): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}

/** The error's message and those of its causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`
}

/** One JSON line per event. Never pass a name, a phone or a request body. */
export const log = {
  info: (event: string, fields: Fields = {}): void => {
    write('info', event, fields)
  },
  error: (event: string, error: unknown, fields: Fields = {}): void => {
    write('error', event, { ...fields, reason: reasonOf(error) })
  },
}
