import { recordBuildSettings } from '#lib/server/build-settings'
import { makeArticlePictures } from '#scripts/article-pictures'
import { isBuildCurrent, sourceStamp, writeBuildStamp } from '#scripts/build-stamp'
import { makeDoctorPhotos } from '#scripts/doctor-photos'
import { runCommand } from '#scripts/run-command'
import { runningServers } from '#scripts/running-servers'
import { buildVersion } from '#scripts/version'

// npm run build: what the check refuses is not published.

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

async function build(): Promise<number> {
  const { env } = await import('#lib/env')
  const refused = await runCommand('node', ['scripts/check.ts'], process.env)
  if (refused !== 0) return refused
  await makeDoctorPhotos()
  await makeArticlePictures()
  const stamp = sourceStamp()
  const status = await runCommand('next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_VERSION: buildVersion(stamp),
  })
  if (status === 0) {
    recordBuildSettings(env)
    writeBuildStamp(stamp)
  }
  return status
}

process.exitCode = await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
