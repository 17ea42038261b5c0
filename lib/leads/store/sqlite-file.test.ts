import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testLead as lead } from '#e2e/support/test-lead'
import { env } from '#lib/env'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { closeLeadStore, leadStore, openStore } from '#lib/leads/store/open-store'
import { allLeads } from '#e2e/support/test-databases'

let root: string
let folder: string
let store: LeadStore | undefined

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-file-'))
  folder = join(root, 'data')
})

afterEach(async () => {
  await store?.close()
  store = undefined
  rmSync(root, { recursive: true, force: true })
})

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modes = () => readdirSync(folder).map((name) => [name, mode(join(folder, name))])
const onlyOwners = ['leads.sqlite', 'leads.sqlite-shm', 'leads.sqlite-wal'].map((name) => [name, '600'])

describe('the files of a store', () => {
  it.each([0o000, 0o022])('are readable by their owner only, whatever the umask (%i)', async (mask) => {
    const before = process.umask(mask)
    try {
      store = await openStore({ folder })
      await store.add(lead())
    } finally {
      process.umask(before)
    }
    expect(mode(folder)).toBe('700')
    expect(modes()).toEqual(onlyOwners)
  })

  it('are closed to others when the site starts, also after they were open to them', async () => {
    const other = await openStore({ folder })
    await other.add(lead())
    chmodSync(folder, 0o755)
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    store = await openStore({ folder })
    expect(mode(folder)).toBe('700')
    expect(modes()).toEqual(onlyOwners)
    await other.close()
  })

  it('are closed to others in a folder that is everybody’s, which stays so', async () => {
    mkdirSync(folder)
    chmodSync(folder, 0o1777)
    store = await openStore({ folder })
    expect(mode(folder)).toBe('777')
    expect(modes()).toEqual(onlyOwners)
  })
})

describe('the store of the server', () => {
  const dataDir = env.DATA_DIR
  beforeEach(() => {
    env.DATA_DIR = folder
  })

  afterEach(async () => {
    await closeLeadStore()
    env.DATA_DIR = dataDir
  })

  it('stays the same while it is in its place, and is opened again when its thread has ended', async () => {
    const first = await leadStore()
    expect(await leadStore()).toBe(first)
    await first.add(lead())
    await first.close()
    const second = await leadStore()
    expect(second).not.toBe(first)
    expect(await allLeads(second.database)).toHaveLength(1)
    await expect(first.add(lead())).rejects.toThrow('')
  })

  it('says why it cannot be opened, again and again, and heals', async () => {
    writeFileSync(folder, 'not a folder')
    await expect(leadStore()).rejects.toThrow('EEXIST')
    await expect(leadStore()).rejects.toThrow('EEXIST')
    rmSync(folder)
    mkdirSync(join(folder, 'leads.sqlite'), { recursive: true })
    await expect(leadStore()).rejects.toThrow('unable to open database file')
    rmSync(folder, { recursive: true })
    await expect((await leadStore()).check()).resolves.toBeUndefined()
  })
})
