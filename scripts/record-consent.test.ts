import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = mkdtempSync(join(tmpdir(), 'record-consent-'))
for (const name of ['content', 'messages', 'lib', 'scripts', 'package.json'])
  cpSync(name, join(root, name), { recursive: true })
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** What `npm run record-consent` writes and how it ends. */
async function record(...days: string[]) {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/record-consent.ts', ...days]
  const run = promisify(execFile)(process.execPath, args, { cwd: root })
  return run.catch((error: unknown) => error as { code: number; stdout: string; stderr: string })
}

it('is a command of npm, which brings the Node it runs on', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts['record-consent']).toMatch(/^node .*scripts\/record-consent\.ts$/)
})

it('puts the texts of today on record once, and says what to do next', async () => {
  expect(await record('2099-01-01')).toMatchObject({
    stdout: expect.stringMatching(/^'2099-01-01': \{[^]*consentVersion = '2099-01-01'/) as string,
    stderr: '',
  })
  expect(readFileSync(join(root, 'content/consents/2099-01-01/terms.ua.txt'), 'utf8')).not.toBe('')
  const again = await record('2099-01-01')
  expect(again).toMatchObject({ code: 1, stdout: '' })
  expect(again.stderr).toMatch(
    /^Nothing was recorded: content\/consents\/2099-01-01 is there already: .*delete the folder.*\n$/,
  )
})

it('takes no day before that of the texts on record', async () => {
  const refused = await record('2026-01-01')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(/^Nothing was recorded: the texts on record hold from [\d-]+: type a later day.*\n$/)
})

it('leaves a file that cannot be read to the check, and records nothing', async () => {
  const file = join(root, 'content/clinic.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('export const clinic', 'export clinic'))
  const refused = await record('2099-01-02')
  writeFileSync(file, text)
  expect(refused).toMatchObject({
    code: 1,
    stderr:
      'Nothing was recorded: a file of content/ or messages/ cannot be read: npm run check says which and where\n',
  })
  expect(existsSync(join(root, 'content/consents/2099-01-02'))).toBe(false)
})

it.each([[[]], [['tomorrow']], [['2026-02-30']]])('asks for the day in one sentence: %j', async (days) => {
  expect(await record(...days)).toMatchObject({
    code: 1,
    stderr:
      'Nothing was recorded: type the day from which the new texts hold, such as: npm run record-consent -- 2026-12-01\n',
  })
})
