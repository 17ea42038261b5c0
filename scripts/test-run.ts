import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from '#scripts/browser'

/** Results of a check or of a suite's tests. */
export type Count = { passed: number; failed: number }

const oneFailed: Count = { passed: 0, failed: 1 }

type Options = { env?: Record<string, string>; isLive?: boolean }

/** Runs a command; `isLive` shows its output as it comes, otherwise whole at its end, so that others may run beside it. */
async function run(command: string, args: string[], { env, isLive = false }: Options = {}): Promise<boolean> {
  const line = `\n— ${command} ${args.join(' ')}`
  if (isLive) console.log(line)
  const started = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
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
  const isGood = await run(program, args, options)
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    return { passed, failed: Math.max(failed, isGood ? 0 : 1) }
  } catch {
    return oneFailed
  }
}

/** The unit tests. */
export function unitTests(env: Record<string, string>): Promise<Count> {
  const file = 'test-results/jest.json'
  const read = (results: { numPassedTests: number; numFailedTests: number }) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
  })
  return suite(file, read, ['npm', 'run', '-s', 'test:unit', '--', '--json', `--outputFile=${file}`], { env })
}

/** Browser tests of a project of `playwright.config.ts`, which names those that pass at their second try only as flaky. */
export async function browserTests(project: string, env: Record<string, string>): Promise<Count> {
  if (!(await ensureBrowser())) return oneFailed
  const file = `playwright-report/${project}.json`
  const read = ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
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

/** Ends the run with `N passed, N failed`. */
export function report(counts: readonly Count[]): void {
  const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}
