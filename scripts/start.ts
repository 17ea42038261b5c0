import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from '#scripts/build-stamp'

// npm start: builds when there is no build of what is here, then serves it in this process.

try {
  await import('#lib/env')
  if (!isBuildCurrent()) {
    const { status } = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  // Read by React and Next while they are imported.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await import('#lib/server/server')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
