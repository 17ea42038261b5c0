import { spawnSync } from 'node:child_process'
import { writeBuildStamp } from './build-stamp.ts'

const { status } = spawnSync('next', ['build'], { stdio: 'inherit' })
if (status === 0) writeBuildStamp()
process.exitCode = status ?? 1
