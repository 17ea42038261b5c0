import { build, isBuildCurrent } from '#scripts/build'

// npm start: builds when there is no build of what is here, then serves it in this process.

if (!isBuildCurrent()) await build()
await import('#lib/serve')
