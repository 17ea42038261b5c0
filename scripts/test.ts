import { startPostgres } from '#e2e/support/postgres'
import { browserTests, check, report, unitTests, type Count } from '#scripts/test-run'

// npm test: the build, which checks the content first, beside it the checks of style; then the unit tests, beside them the
// checks of types; then the browser tests. Each step has work for two cores.

const counts: Count[] = []

/** One after the other. */
async function add(...runs: readonly (() => Promise<Count>)[]): Promise<void> {
  for (const run of runs) counts.push(await run())
}

async function testUnits(): Promise<Count> {
  const postgres = await startPostgres(false)
  const count = await unitTests({ TEST_DATABASE_URL: postgres.url })
  await postgres.remove()
  return count
}

const built = check('node', 'scripts/build.ts')
await Promise.all([
  add(() => built),
  add(
    () => check('prettier', '--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'),
    () => check('knip'),
  ),
])
// These read the types of the routes, which the build writes, and what it has found of the types of its sources.
await Promise.all([
  add(testUnits),
  add(
    () => check('tsc', '--noEmit'),
    () => check('eslint', '.'),
  ),
])
// Without a build no page is worth looking at.
if ((await built).failed === 0) await add(() => browserTests('quick', {}))
report(counts)
