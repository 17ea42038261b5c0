import { saveLead } from '#lib/leads/save-lead'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { content } from '#e2e/support/content'
import { readStoredNames, sendSignUp } from '#e2e/support/sign-up-load'
import { startMailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { readReadiness } from '#e2e/support/readiness'
import { startSite } from '#e2e/support/site'
import { expect, test as base, makeUniqueName } from '#e2e/support/test'
import { openStore } from '#lib/database/open'
import { makeLead } from '#e2e/support/test-lead'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type SmallDisk = {
  folder: string
  fill: () => void
  /** Frees the space that `fill` took. */
  free: () => void
  remove: () => void
}

/** Mounts a disk of `mib` MiB. Returns null when this machine forbids mounting. */
function mountDisk(mib: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const filler = join(folder, 'filler')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder])
  const removeDisk = () => {
    // Without `--lazy` the command fails while a site still has open files on the disk.
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (mounted.status !== 0) {
    removeDisk()
    return null
  }
  const fillDisk = () => {
    for (let size = 2 ** 20; size >= 1; size /= 2) while (appendBytes(filler, size));
  }
  const freeDisk = () => {
    rmSync(filler)
  }
  return { folder, fill: fillDisk, free: freeDisk, remove: removeDisk }
}

/** Appends bytes of value 0 to a file. Returns false when the disk has too little space. */
function appendBytes(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}

const test = base.extend<{ disk: SmallDisk }>({
  disk: async ({}, use, testInfo) => {
    const disk = mountDisk(6)
    if (disk === null) {
      testInfo.skip(true, 'this machine does not let us mount a disk of our own')
      return
    }
    await use(disk)
    disk.remove()
  },
})

const fetchStatus = async (url: string, path: string) =>
  (await fetch(`${url}/api/health${path}`)).status

test('a dead letter is reported by the health check and the site stays ready', async ({ site }) => {
  const fetchDeliveries = async () => {
    const response = await fetch(`${site.url}/api/health/deliveries`)
    return {
      status: response.status,
      body: (await response.json()) as { suspected: { count: number } },
    }
  }
  const before = (await fetchDeliveries()).body.suspected.count
  const store = await openStore({ folder: site.dataDir })
  const leads = [makeLead(), makeLead({ status: 'suspected' })] as const
  await saveLead(store.database, leads[0], ['provider'])
  await saveLead(store.database, leads[1])
  const db = store.database
  await db.updateTable('delivery').set({ status: 'dead', lastError: 'HTTP 422' }).execute()
  // The site keeps the result of a health check for one second, so the test repeats the request.
  await expect.poll(fetchDeliveries).toEqual({
    status: 503,
    body: {
      status: 'failing',
      oldestDelivery: { ok: true, seconds: 0, limit: 900 },
      deadLetters: { ok: false, count: 1, limit: 0 },
      suspected: { count: before + 1 },
    },
  })
  expect(await readReadiness(site)).toBe('ok')
  expect([await fetchStatus(site.url, ''), await fetchStatus(site.url, '/ready')]).toEqual([
    200, 200,
  ])
  await db.deleteFrom('delivery').where('leadId', '=', leads[0].id).execute()
  await store.close()
  await expect.poll(async () => (await fetchDeliveries()).status).toBe(200)
})

test('a database that accepts no sign-up fails the health check before the first visitor', async ({
  site,
}) => {
  const signUp = () => sendSignUp(site.url, makeUniqueName())
  expect([await signUp(), await readReadiness(site)]).toEqual([201, 'ok'])
  const store = await openStore({ folder: site.dataDir })
  await sql`CREATE TRIGGER no_more BEFORE INSERT ON lead BEGIN SELECT RAISE(ABORT, 'no more'); END`.execute(
    store.database,
  )
  // The site keeps the result of a health check for one second, so the test repeats the request.
  await expect.poll(() => readReadiness(site)).toBe('failing')
  expect(await signUp()).toBe(503)
  await sql`DROP TRIGGER no_more`.execute(store.database)
  await store.close()
  expect(await signUp()).toBe(201)
  await expect.poll(() => readReadiness(site)).toBe('ok')
})

test('a full disk fails the health check; a lead sent by e-mail is in the log before the visitor is answered, even with kill -9 @slow', async ({
  disk,
}) => {
  const mail = await startMailServer()
  const settings = { SMTP_URL: mail.url, LEADS_EMAIL_TO: 'staff@clinic.example' }
  const site = await startSite({ DATA_DIR: join(disk.folder, 'data'), ...settings })
  const lost = () => site.log().match(/.*"lead-unconfirmed".*/g) ?? []
  const accepted: string[] = []
  const signUp = async () => {
    const name = randomUUID()
    if ((await sendSignUp(site.url, name)) === 201) accepted.push(name)
    return lost().length
  }
  await signUp()
  disk.fill()
  // Although the disk is full, the database file has room for a few more leads. The test signs up
  // until the site has delivered three leads that are not in the database (`lead-unconfirmed`).
  await expect.poll(signUp, { intervals: [0] }).toBeGreaterThan(2)
  expect(await readReadiness(site)).toBe('failing')
  expect(await fetchStatus(site.url, '')).toBe(200)
  await site.end('SIGKILL')
  disk.free()
  const stored = await readStoredNames(site)
  const unstored = accepted.filter((name) => !stored.includes(name))
  expect(unstored).toHaveLength(lost().length)
  const mails = mail.messages.map((message) => readMail(message).text).join('\n')
  for (const name of unstored) expect(mails).toContain(name)
  for (const line of lost()) {
    const { time, lead, ...fields } = JSON.parse(line) as Record<string, string>
    expect(fields).toMatchObject({
      channel: 'smtp',
      consentVersion: content.consents.version,
      consentLanguage: 'ua',
    })
    expect([Date.parse(time ?? ''), lead]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
  }
  expect(site.log()).not.toContain('671234567')
  await mail.close()
  await site.stop()
})
