import { build, isBuildCurrent } from '#scripts/build'

// npm start: builds when there is no build of what is here, then serves it in this process.

const status = isBuildCurrent() ? 0 : await build()
if (status !== 0) process.exit(status)
await import('#lib/serve')
