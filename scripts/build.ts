import { spawnSync } from 'node:child_process'
import { makeArticlePictures } from '#scripts/article-pictures'
import { writeBuildStamp } from '#scripts/build-stamp'
import { makeDoctorPhotos } from '#scripts/doctor-photos'

// npm run build: what the check refuses is not published.

async function build(): Promise<number> {
  const check = spawnSync('node', ['scripts/check.ts'], { stdio: 'inherit' })
  if (check.status !== 0) return check.status ?? 1
  await makeDoctorPhotos()
  await makeArticlePictures()
  const { status } = spawnSync('next', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) writeBuildStamp()
  return status ?? 1
}

process.exitCode = await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
