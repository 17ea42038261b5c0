import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  for (const name of ['content', '.next']) mkdirSync(join(folder, name))
  for (const name of ['package-lock.json', 'next.config.mjs', 'middleware.ts', 'instrumentation.ts']) write(name, name)
  write('content/price.ts', 'price 1000')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
  utimesSync(join(folder, name), 1, 1)
}

/** Asks in the folder, which is the working directory of the commands. */
function run(call: string): string {
  const script = `import(${JSON.stringify(resolve('scripts/build-stamp.ts'))}).then((stamp) => console.log(stamp.${call}))`
  return spawnSync('node', ['-e', script], { cwd: folder, encoding: 'utf8' }).stdout.trim()
}

it('knows by the contents of the sources whether a build is of what is here', () => {
  expect(run('isBuildCurrent()')).toBe('false')
  run('writeBuildStamp()')
  // As a copy, a checkout or a container does.
  utimesSync(join(folder, 'content/price.ts'), 2, 2)
  expect(run('isBuildCurrent()')).toBe('true')
  write('content/price.test.ts', 'no part of a build')
  expect(run('isBuildCurrent()')).toBe('true')
  // The same size and time.
  write('content/price.ts', 'price 2000')
  expect(run('isBuildCurrent()')).toBe('false')
})
