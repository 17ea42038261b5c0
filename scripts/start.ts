import { build, isBuildCurrent } from '#scripts/build'

// npm start: builds when there is no build of what is here, then serves it in this process.

// A malformed setting is told by the server.
if (!(await isBuildCurrent().catch(() => true))) await build()
await import('#lib/serve')
