import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { overdueReviews } from '#lib/blog/overdue-reviews'
import { writeBuildStamp } from '#scripts/build-stamp'

for (const slug of await overdueReviews(new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: the medical review of content/posts/${slug} is overdue`)

// npm run build -- --standalone: also a folder that runs by itself, for the container image.
const isStandalone = process.argv.includes('--standalone')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(isStandalone && { NEXT_OUTPUT: 'standalone' }) }
const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env })
if (status === 0) {
  // What `sendPrecompressed` sends.
  for (const name of readdirSync('.next/static', { recursive: true, encoding: 'utf8' })) {
    const file = join('.next/static', name)
    if (/\.(js|css)$/.test(name)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
  writeBuildStamp()
}
process.exitCode = status ?? 1
