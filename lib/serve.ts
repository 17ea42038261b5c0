import { logChangedSettings } from '#lib/server/build-settings'

// What supervisors run: the server, in this process. What stops its start is one line and exit code 1.

try {
  const { env } = await import('#lib/env')
  logChangedSettings(env)
  // Read by React and Next while they are imported.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await import('#lib/server/server')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
