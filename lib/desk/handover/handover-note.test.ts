import { describeEachDatabase } from '#e2e/support/test-databases'
import { makePerson } from '#e2e/support/test-lead'
import { countRows } from '#lib/database/count-rows'
import type { Desk } from '#lib/desk/desk'
import {
  maxHandoverLength,
  readHandoverNote,
  removeOldHandoverNote,
  saveHandoverNote,
} from '#lib/desk/handover/handover-note'

const anna = makePerson('anna')
const olha = makePerson('olha')
const noon = new Date('2026-11-20T12:00:00.000Z')
const hourMs = 3_600_000

describeEachDatabase('the handover note', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const after = (hours: number): Desk => ({
    ...desk,
    now: new Date(noon.getTime() + hours * hourMs),
  })
  const readVersion = async () => (await readHandoverNote(anna, desk))?.version ?? ''

  it('names its author and time, and a colleague replaces or removes it', async () => {
    expect(await readHandoverNote(anna, desk)).toBeNull()
    expect(await saveHandoverNote(anna, desk, '', '  Ключ у   сейфі ')).toBe('saved')
    const note = { text: 'Ключ у сейфі', staffId: 'anna', at: noon.toISOString() }
    expect(await readHandoverNote(olha, desk)).toMatchObject(note)
    expect(await saveHandoverNote(olha, after(1), await readVersion(), 'я'.repeat(600))).toBe(
      'saved',
    )
    expect(await readHandoverNote(anna, desk)).toMatchObject({
      text: 'я'.repeat(maxHandoverLength),
      staffId: 'olha',
    })
    expect(await saveHandoverNote(anna, desk, await readVersion(), ' ')).toBe('saved')
    expect(await readHandoverNote(anna, desk)).toBeNull()
  })

  it('is not overwritten by a person who has not seen the present text', async () => {
    // Opens the connections, so that all texts are saved at the same time.
    await Promise.all([readVersion(), readVersion()])
    const saving = ['Перша', 'Друга', 'Третя'].map((text) => saveHandoverNote(anna, desk, '', text))
    const results = await Promise.all(saving)
    expect(results.toSorted()).toEqual(['conflict', 'conflict', 'saved'])
    expect(await countRows(given.db.selectFrom('handoverNote'))).toBe(1)
    const seen = await readVersion()
    const { text = '' } = (await readHandoverNote(anna, desk)) ?? {}
    // A double click is no conflict.
    expect(await saveHandoverNote(anna, desk, '', text)).toBe('saved')
    expect(await saveHandoverNote(olha, desk, seen, 'Четверта')).toBe('saved')
    expect(await saveHandoverNote(anna, desk, seen, 'П’ята')).toBe('conflict')
    expect(await saveHandoverNote(anna, desk, seen, '')).toBe('conflict')
    expect(await readHandoverNote(anna, desk)).toMatchObject({ text: 'Четверта', staffId: 'olha' })
  })

  it('is kept for a day, and the retention removes it', async () => {
    await saveHandoverNote(anna, desk, '', 'Ключ у сейфі')
    await removeOldHandoverNote(given.db, after(23).now)
    expect(await readHandoverNote(anna, after(23))).not.toBeNull()
    expect(await readHandoverNote(anna, after(24))).toBeNull()
    // The page of the next day shows no note, so a new note is no conflict.
    expect(await saveHandoverNote(anna, after(24), '', 'Новий день')).toBe('saved')
    expect(await countRows(given.db.selectFrom('handoverNote'))).toBe(1)
    await removeOldHandoverNote(given.db, after(48).now)
    expect(await countRows(given.db.selectFrom('handoverNote'))).toBe(0)
  })

  it('is for reception only', async () => {
    const marketing = makePerson('ivan', 'marketing')
    await expect(readHandoverNote(marketing, desk)).rejects.toThrow('Needs the role reception')
    await expect(saveHandoverNote(marketing, desk, '', 'x')).rejects.toThrow(
      'Needs the role reception',
    )
  })
})
