import { log, logJsonOnly } from '#lib/log'
import { logChangedSettings } from '#lib/server/build-settings'

// What supervisors run: the server, in this process. Every line is JSON; what stops its start is one, and exit code 1.

logJsonOnly()
try {
  const { env } = await import('#lib/env')
  logChangedSettings(env)
  // Read by React and Next while they are imported.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await import('#lib/server/server')
} catch (error) {
  log.error('not-started', error)
  process.exit(1)
}
