import { isBuildCurrent } from '#scripts/build-stamp'
import { runCommand } from '#scripts/run-command'

// npm start: builds when there is no build of what is here, then serves it in this process.

try {
  await import('#lib/env')
  if (!isBuildCurrent()) {
    const status = await runCommand('node', ['scripts/build.ts'])
    if (status !== 0) process.exit(status)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('#lib/serve')
