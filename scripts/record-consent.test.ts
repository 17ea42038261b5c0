import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getSiteContent } from '#lib/content/current-content'
import { openContent } from '#lib/content/open-content'
import { getKyivDay } from '#lib/time/kyiv-time'

const root = mkdtempSync(join(tmpdir(), 'record-consent-'))
for (const name of ['content', 'messages']) cpSync(name, join(root, name), { recursive: true })
rmSync(join(root, 'content/consents'), { recursive: true })
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** Runs `npm run record-consent` in the folder `root`, which contains a copy of the content. */
async function runRecordConsent() {
  const args = ['--disable-warning=ExperimentalWarning', resolve('scripts/record-consent.ts')]
  const run = promisify(execFile)(process.execPath, args, { cwd: root })
  return run.catch((error: unknown) => error as { code: number; stdout: string; stderr: string })
}

it('records the texts of today once, refuses texts of a later day, and prints the next step', async () => {
  const today = getKyivDay(new Date())
  const folder = join(root, 'content/consents', today)
  const policy = join(root, 'content/legal/privacy-policy/ua.md')
  const text = readFileSync(policy, 'utf8')
  writeFileSync(
    policy,
    text.replace(getSiteContent().legal['privacy-policy'].ua.effective, '2099-01-01'),
  )
  expect(await runRecordConsent()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('from a day to come') as string,
  })
  expect(existsSync(folder)).toBe(false)

  writeFileSync(policy, text)
  const { stdout } = await runRecordConsent()
  expect(stdout).toContain(`The texts of ${today} are on record`)
  expect(openContent(root).document('consents').version).toBe(today)
  expect(readFileSync(join(folder, 'terms.ua.txt'), 'utf8')).not.toBe('')
  const before = readFileSync(join(root, 'content/consents.yaml'), 'utf8')
  expect((await runRecordConsent()).stdout).toBe(
    `Nothing to record: the texts are as on record (${today}).\n`,
  )
  expect(readFileSync(join(root, 'content/consents.yaml'), 'utf8')).toBe(before)
  writeFileSync(policy, `${text}\nMore.\n`)
  expect(await runRecordConsent()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is there already') as string,
  })
})
