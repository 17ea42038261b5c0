import { spawnSync } from 'node:child_process'
import { makeDoctorPhotos } from '#scripts/doctor-photos'
import { overdueReviews } from '#scripts/overdue-reviews'
import { writeBuildStamp } from '#scripts/build-stamp'

for (const slug of await overdueReviews(new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: the medical review of content/posts/${slug} is overdue`)

await makeDoctorPhotos()
const { status } = spawnSync('next', ['build'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
if (status === 0) writeBuildStamp()
process.exitCode = status ?? 1
