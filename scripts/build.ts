import { spawnSync } from 'node:child_process'
import { overdueReviews } from '#lib/blog/overdue-reviews'
import { precompress } from '#scripts/precompress'
import { writeBuildStamp } from '#scripts/build-stamp'

for (const slug of await overdueReviews(new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: the medical review of content/posts/${slug} is overdue`)

// npm run build -- --standalone: also a folder that runs by itself, for the container image.
const isStandalone = process.argv.includes('--standalone')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(isStandalone && { NEXT_OUTPUT: 'standalone' }) }
const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env })
if (status === 0) {
  precompress('.next/static')
  writeBuildStamp()
}
process.exitCode = status ?? 1
