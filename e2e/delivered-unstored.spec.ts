import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consentVersion } from '#content/consent'
import { startLeadTaker, type LeadTaker } from '#e2e/support/lead-taker'
import { sendSignUp } from '#e2e/support/sign-up-load'
import { startSite, type Site } from '#e2e/support/site'
import { expect, leadsCommand, storedLeads, test as base } from '#e2e/support/test'

/** A site that cannot store, and whose provider takes every lead. */
type Fixtures = { taker: LeadTaker; broken: Site & { mend: () => void } }

const test = base.extend<Fixtures>({
  taker: async ({}, use) => {
    const taker = await startLeadTaker()
    await use(taker)
    await taker.close()
  },
  broken: async ({ taker }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'broken-'))
    const blocker = join(folder, 'disk')
    writeFileSync(blocker, 'not a folder')
    const site = await startSite({ DATA_DIR: join(blocker, 'data'), API_URL: taker.url })
    const mend = () => {
      rmSync(blocker)
      mkdirSync(blocker)
    }
    await use({ ...site, mend })
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
})

const consent = { consentVersion, consentLanguage: 'ua', phone: '+380671234567' }

test.describe('a lead that was delivered while it could not be stored @slow', () => {
  test('is stored with its consent once it can, as delivered, and not sent again', async ({ broken, taker }) => {
    const [name, key] = [randomUUID(), randomUUID()]
    expect(await sendSignUp(broken.url, name, key, { order: 'check-up' })).toBe(201)
    expect(taker.names()).toEqual([name])
    broken.mend()
    await expect.poll(() => storedLeads(broken.dataDir, name), { timeout: 20_000 }).toHaveLength(1)
    expect(await storedLeads(broken.dataDir, name)).toMatchObject([{ ...consent, key, order: 'check-up' }])
    expect(await leadsCommand(broken.dataDir, 'list', '--status', 'delivered')).toContain(name)
    // The visitor's second press is the same lead.
    expect(await sendSignUp(broken.url, name, key, { order: 'check-up' })).toBe(200)
    expect(await sendSignUp(broken.url, 'later')).toBe(201)
    await expect.poll(() => taker.names()).toContain('later')
    expect(taker.came).toHaveLength(2)
    expect(broken.log()).not.toContain(name)
  })

  test('is stored when the site is told to stop before it tried again', async ({ broken, taker }) => {
    const name = randomUUID()
    expect(await sendSignUp(broken.url, name)).toBe(201)
    broken.mend()
    expect(await broken.end('SIGTERM')).toBe(0)
    expect(await storedLeads(broken.dataDir, name)).toMatchObject([consent])
    expect(taker.came).toHaveLength(1)
  })
})
