import { mkdirSync } from 'node:fs'
import { startPostgres } from '#e2e/support/postgres'
import { browserTests, check, report, unitTests, type Count } from '#scripts/test-run'

// npm test: the build, which checks the content first; beside it the unit tests and the static checks; then the browser tests.

mkdirSync('test-results', { recursive: true })
const built = check('node', 'scripts/build.ts')
const counts: Count[] = []
const add = async (count: Promise<Count>) => {
  counts.push(await count)
}

async function checkSources(): Promise<void> {
  await add(check('prettier', '--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'))
  await add(check('knip'))
  // These read the types of the routes, which the build writes, and what it has found of the types of its sources.
  await add(built)
  await add(check('tsc', '--noEmit'))
  await add(check('eslint', '.'))
}

async function testUnits(): Promise<void> {
  const postgres = await startPostgres(false)
  await add(unitTests({ TEST_DATABASE_URL: postgres.url }))
  await postgres.remove()
}

await Promise.all([checkSources(), testUnits()])
// Without a build no page is worth looking at.
if ((await built).failed === 0) await add(browserTests('quick', {}))
report(counts)
