import { mkdirSync } from 'node:fs'
import { startPostgres } from '#e2e/support/postgres'
import { browserTests, check, report, unitTests, type Count } from '#scripts/test-run'

// npm test: the build, which checks the content first; beside it and the unit tests the static checks; then the browser tests.

mkdirSync('test-results', { recursive: true })
const built = check('node', 'scripts/build.ts')
const postgres = await startPostgres(false)
const env = { TEST_DATABASE_URL: postgres.url }
const counts: Count[] = []
const add = async (count: Promise<Count>) => {
  counts.push(await count)
}

async function checkSources(): Promise<void> {
  await add(check('prettier', '--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'))
  await add(check('knip'))
  // These read the types of the routes, which the build writes, and what it has found of the types of its sources.
  await built
  await add(check('npm', 'run', '-s', 'typecheck'))
  await add(check('eslint', '.'))
}

async function buildAndTest(): Promise<void> {
  await add(built)
  // Without a build nothing else is worth running.
  if ((await built).failed === 0) await add(unitTests(env))
}

await Promise.all([checkSources(), buildAndTest()])
if ((await built).failed === 0) await add(browserTests('quick', env))
await postgres.remove()
report(counts)
