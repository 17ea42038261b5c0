import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { findChromium } from '#scripts/browser'

// npm test: every check of the project, one after another; closes with `N passed, N failed`.

type Count = { passed: number; failed: number }

function run(command: string, args: string[]): boolean {
  console.log(`\n— ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** A check without cases of its own counts as one. */
function check(command: string, ...args: string[]): Count {
  const isGood = run(command, args)
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

/** A runner that writes its result to a file; one that breaks before it does counts as one failure. */
function suite(file: string, read: (result: never) => Count, command: string, ...args: string[]): Count {
  const isGood = run(command, args)
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    return { ...count, failed: Math.max(count.failed, isGood ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function ensureBrowser(): boolean {
  if (findChromium() !== undefined) return true
  return (
    (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) && findChromium() !== undefined) ||
    (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']))
  )
}

mkdirSync('test-results', { recursive: true })
const counts = [
  // Writes the types of the routes, which the linter reads too.
  check('npm', 'run', '-s', 'typecheck'),
  check('eslint', '.'),
  check('prettier', '--check', '.', '--log-level', 'warn'),
  check('knip'),
  check('node', 'scripts/check-messages.ts'),
]
const isBuilt = check('node', 'scripts/build.ts')
counts.push(isBuilt)
const jestResult = (result: { numPassedTests: number; numFailedTests: number }) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests,
})
counts.push(
  suite(
    'test-results/jest.json',
    jestResult,
    'npm',
    'run',
    '-s',
    'test:unit',
    '--',
    '--json',
    '--outputFile=test-results/jest.json',
  ),
)
const playwrightResult = ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
})
if (isBuilt.failed === 0 && ensureBrowser()) {
  counts.push(suite('playwright-report/e2e.json', playwrightResult, 'playwright', 'test'))
} else counts.push({ passed: 0, failed: 1 })

const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
