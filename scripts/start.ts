import { build, isBuildCurrent } from '#scripts/build'

// npm start: builds when there is no build of what is here, then serves it in this process.

try {
  await import('#lib/env')
  const status = isBuildCurrent() ? 0 : await build()
  if (status !== 0) process.exit(status)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('#lib/serve')
