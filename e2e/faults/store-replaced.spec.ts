import { saveLead } from '#lib/leads/save-lead'
import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { readStoredNames, sendSignUp } from '#e2e/support/sign-up-load'
import { startMailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { readReadiness } from '#e2e/support/readiness'
import { startSite, type Site } from '#e2e/support/site'
import { makeLead } from '#e2e/support/test-lead'
import { openStore } from '#lib/database/open'

const test = base.extend<{ dataDir: string; site: Site }>({
  /** The folder of a database with 300 leads. */
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'replaced-'))
    const dataDir = join(folder, 'data')
    const store = await openStore({ folder: dataDir })
    await Promise.all(Array.from({ length: 300 }, () => saveLead(store.database, makeLead())))
    await store.close()
    await use(dataDir)
    rmSync(folder, { recursive: true, force: true })
  },
  site: async ({ dataDir }, use) => {
    const site = await startSite({ DATA_DIR: dataDir })
    await use(site)
    await site.stop()
  },
})

const accidents: Record<string, (site: Site) => void> = {
  'its folder was removed and made again': ({ dataDir }) => {
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
  },
  'another stands in its place': ({ dataDir }) => {
    renameSync(join(dataDir, 'leads.sqlite'), join(dataDir, 'old'))
    writeFileSync(join(dataDir, 'leads.sqlite'), readFileSync(join(dataDir, 'old')))
  },
}

test('when the database was removed or replaced, sign-ups are refused, and readiness and the log say so until a restart @slow', async ({
  site,
}) => {
  for (const [what, happen] of Object.entries(accidents))
    await test.step(what, async () => {
      expect([await sendSignUp(site.url, 'before'), await readReadiness(site)]).toEqual([201, 'ok'])
      const before = site.log().length
      happen(site)
      const name = randomUUID()
      const key = randomUUID()
      expect(await sendSignUp(site.url, name, key)).toBe(503)
      await expect.poll(() => readReadiness(site)).toBe('failing')
      expect(site.log().slice(before)).toMatch(
        /"lead-not-saved".*put them back, or restart the site/,
      )
      await site.end('SIGKILL')
      await site.start()
      expect(await sendSignUp(site.url, name, key)).toBe(201)
      expect(await readStoredNames(site)).toContain(name)
    })
})

const pageSize = 4096

test('a database that is truncated under a running site accepts no sign-up @slow', async ({
  site,
}) => {
  const path = join(site.dataDir, 'leads.sqlite')
  expect([await sendSignUp(site.url, 'before'), await readReadiness(site)]).toEqual([201, 'ok'])
  truncateSync(path, Math.floor(readFileSync(path).length / 2 / pageSize) * pageSize)
  for (let each = 0; each < 3; each++) expect(await sendSignUp(site.url, randomUUID())).toBe(503)
  await expect.poll(() => readReadiness(site)).toBe('failing')
  expect(site.log()).toMatch(/"lead-not-saved".*The store is damaged: restore a backup/)
})

test('a damaged database is found at the start: the site is not ready, sign-ups are refused, and staff get an e-mail @slow', async ({
  dataDir,
}) => {
  const path = join(dataDir, 'leads.sqlite')
  const bytes = readFileSync(path)
  // The test overwrites every third page of the SQLite file. The first twelve pages stay intact,
  // because they contain the schema.
  for (let page = 12; page < bytes.length / pageSize; page += 3)
    bytes.fill(0xa5, page * pageSize, (page + 1) * pageSize)
  writeFileSync(path, bytes)
  const mail = await startMailServer()
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    LEADS_EMAIL_TO: 'staff@clinic.example',
  })
  await expect.poll(() => readReadiness(site)).toBe('failing')
  const getSubjects = () => mail.messages.map((message) => readMail(message).subject)
  await expect.poll(getSubjects).toContain('Базу заявок пошкоджено')
  await mail.close()
  expect(await sendSignUp(site.url, randomUUID())).toBe(503)
  await site.stop()
})
