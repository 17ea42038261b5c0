import { makeDoctorPhotos } from '#scripts/doctor-photos'
import { overdueReviews } from '#scripts/overdue-reviews'
import { isBuildCurrent, sourceStamp, writeBuildStamp } from '#scripts/build-stamp'
import { runCommand } from '#scripts/run-command'
import { runningServers } from '#scripts/running-servers'
import { buildVersion } from '#scripts/version'

// A server keeps in memory which files its build has: another build below it takes its styles and scripts away.
const [server] = runningServers()
if (server !== undefined) {
  const isCurrent = isBuildCurrent()
  if (isCurrent) console.log('Nothing to build: the build that is served from this folder is of what is here.')
  else
    console.error(
      `The site is served from this folder (process ${server}): stop it, or build in a new folder (docs/operations.md, Update).`,
    )
  process.exit(isCurrent ? 0 : 1)
}

for (const slug of await overdueReviews(new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: the medical review of content/posts/${slug} is overdue`)

await makeDoctorPhotos()
const status = await runCommand('next', ['build'], {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_VERSION: buildVersion(sourceStamp()),
})
if (status === 0) writeBuildStamp()
process.exitCode = status
