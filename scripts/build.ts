import { spawnSync } from 'node:child_process'
import { writeBuildStamp } from '#scripts/build-stamp'

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env })
if (status === 0) writeBuildStamp()
process.exitCode = status ?? 1
