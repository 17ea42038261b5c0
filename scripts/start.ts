import { buildSite } from '#scripts/build'
import { isBuildCurrent } from '#scripts/build-stamp'

// npm start: builds the site unless the build is current. Then serves the site in this process.

if (!isBuildCurrent()) await buildSite()
await import('#lib/serve')
