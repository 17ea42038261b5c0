import { buildSite } from '#scripts/build'
import { isBuildCurrent } from '#scripts/build-stamp'

// npm start: builds when there is no build of what is here, then serves it in this process.

if (!isBuildCurrent()) await buildSite()
await import('#lib/serve')
