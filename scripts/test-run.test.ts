import { spawnSync } from 'node:child_process'

const program = (failed: number) => `
  import { startPostgres } from '#e2e/support/postgres'
  import { report } from '#scripts/test-run'
  const postgres = await startPostgres(false)
  await postgres.remove()
  report([{ passed: 1, failed: ${failed} }])
`

it.each([
  [0, 0],
  [1, 1],
])('a run with %i failed ends with code %i, also after a PostgreSQL of its own', (failed, code) => {
  const run = spawnSync('node', ['--input-type=module', '--eval', program(failed)], { encoding: 'utf8' })
  expect([run.status, run.stdout.trim()]).toEqual([code, `1 passed, ${failed} failed`])
})
