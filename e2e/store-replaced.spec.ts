import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { storedNames } from '#e2e/support/kill-under-load'
import { sendSignUp } from '#e2e/support/sign-up-load'
import { startSite, type Site } from '#e2e/support/site'

/** Sends a sign-up until it is taken, as a visitor presses again: a busy machine may take longer than a visitor is made to wait. */
async function signUpUntilTaken(url: string, name: string, key: string = randomUUID()): Promise<void> {
  const isTaken = async () => [200, 201].includes(await sendSignUp(url, name, key))
  await expect.poll(isTaken, { timeout: 60_000 }).toBe(true)
}

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startSite()
    await signUpUntilTaken(site.url, 'before')
    await use(site)
    await site.stop()
  },
})

/** Removes the database, with or without the files beside it. */
const removeFiles = ({ dataDir }: Site, which: (name: string) => boolean = () => true) => {
  for (const name of readdirSync(dataDir).filter(which)) rmSync(join(dataDir, name))
}

const accidents: Record<string, (site: Site) => void> = {
  'the database was removed': (site) => {
    removeFiles(site, (name) => name === 'leads.sqlite')
  },
  'all its files were removed': (site) => {
    removeFiles(site)
  },
  'its write-ahead log was removed': (site) => {
    removeFiles(site, (name) => name.endsWith('-wal'))
  },
  'its folder was removed': ({ dataDir }) => {
    rmSync(dataDir, { recursive: true })
  },
  'its folder was removed and made again': ({ dataDir }) => {
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
  },
  'its folder was moved away': ({ dataDir }) => {
    renameSync(dataDir, `${dataDir}-old`)
  },
}

test.describe('a sign-up that is answered with success is in the file at the place of the store, after @slow', () => {
  for (const [what, happen] of Object.entries(accidents))
    test(what, async ({ site }) => {
      happen(site)
      const name = randomUUID()
      await signUpUntilTaken(site.url, name)
      await expect.poll(async () => (await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
      // What is in the file alone: nothing that dies with the process counts.
      await site.end('SIGKILL')
      expect(await storedNames(site)).toContain(name)
    })
})

test('a store that was replaced by another is used from then on, and the log says so @slow', async ({ site }) => {
  const other = await startSite()
  await signUpUntilTaken(other.url, 'of the other')
  await other.end('SIGTERM')
  rmSync(site.dataDir, { recursive: true })
  renameSync(other.dataDir, site.dataDir)
  const name = randomUUID()
  await signUpUntilTaken(site.url, name)
  await site.end('SIGKILL')
  expect(await storedNames(site)).toEqual(['of the other', name].toSorted())
  expect(site.log()).toContain('"event":"store-replaced"')
  await other.stop()
})

test('no sign-up is accepted, and health says so, while nothing can be made in its place @slow', async ({ site }) => {
  rmSync(site.dataDir, { recursive: true })
  writeFileSync(site.dataDir, 'not a folder')
  const [name, key] = [randomUUID(), randomUUID()]
  expect(await sendSignUp(site.url, name, key)).toBe(503)
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(503)
  rmSync(site.dataDir)
  await signUpUntilTaken(site.url, name, key)
  await expect.poll(async () => (await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
  await site.end('SIGKILL')
  expect(await storedNames(site)).toEqual([name])
})
