import { mkdirSync } from 'node:fs'
import { startPostgres } from '#e2e/support/postgres'
import { browserTests, check, report, unitTests, type Count } from '#scripts/test-run'

// npm test: the check of the content, without which nothing else is worth running; the static checks beside the build and the unit tests, then the browser tests.

mkdirSync('test-results', { recursive: true })
const content = await check('node', 'scripts/check.ts')
if (content.failed > 0) {
  report([content])
  process.exit()
}
const postgres = await startPostgres(false)
const env = { TEST_DATABASE_URL: postgres.url }
const counts: Count[] = [content]
const add = async (count: Promise<Count>) => {
  counts.push(await count)
}

const built = check('node', 'scripts/build.ts')

async function checkSources(): Promise<void> {
  await add(check('prettier', '--check', '.', '--log-level', 'warn'))
  await add(check('knip'))
  // These read the types of the routes, which the build writes.
  await built
  await add(check('npm', 'run', '-s', 'typecheck'))
  await add(check('eslint', '.'))
}

async function buildAndTest(): Promise<void> {
  await add(built)
  await add(unitTests(env))
}

await Promise.all([checkSources(), buildAndTest()])
if ((await built).failed === 0) await add(browserTests('quick', env))
await postgres.remove()
report(counts)
