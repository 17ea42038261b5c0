import { isBuildCurrent } from '#scripts/build-stamp'

// npm start: builds the site unless the build is current. Then serves the site in this process.

if (!isBuildCurrent()) {
  // The build takes a minute. A database that does not fit this version is reported before it.
  const { requireUsableStore } = await import('#lib/leads/health')
  const { closeSiteStore } = await import('#lib/database/open')
  await requireUsableStore()
  await closeSiteStore()
  const { buildSite } = await import('#scripts/build')
  await buildSite()
}
await import('#lib/serve')
