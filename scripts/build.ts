import { spawnSync } from 'node:child_process'
import { writeBuildStamp } from '#scripts/build-stamp'

const { status } = spawnSync('next', ['build'], { stdio: 'inherit' })
if (status === 0) writeBuildStamp()
process.exitCode = status ?? 1
