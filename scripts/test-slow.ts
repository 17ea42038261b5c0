import { startPostgres } from '#e2e/support/postgres'
import { isBuildCurrent } from '#scripts/build-stamp'
import { browserTests, check, report, unitTests, type Count } from '#scripts/test-run'

// npm run test:slow: kills, outages, sweeps over everything, what waits for a minute and long runs of properties; then what
// must run alone.

const counts: Count[] = isBuildCurrent() ? [] : [await check('node', 'scripts/build.ts')]
if (counts.every(({ failed }) => failed === 0)) {
  const postgres = await startPostgres(false)
  const env = { TEST_DATABASE_URL: postgres.url }
  counts.push(await unitTests({ ...env, PROPERTY_RUNS: '300' }, 'outbox.property'))
  for (const project of ['slow', 'alone']) counts.push(await browserTests(project, env))
  await postgres.remove()
}
report(counts)
