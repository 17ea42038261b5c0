import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { findPresetLead } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import { listCallers } from '#lib/desk/lists/list-callers'
import type { LeadFilter } from '#lib/desk/lists/list-query'
import type { LeadTable } from '#lib/database/tables/lead'
import type { Updateable } from 'kysely'

const anna = makePerson('anna')
const phone = '+380671112233'
/** Noon in UTC on a Friday, which is 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const promised = { deskStatus: 'later', dueAt: '2026-11-20T11:30:00.000Z' } as const

describeEachDatabase('the request that the card presets', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const add = async (name: string, state: Updateable<LeadTable> = {}) => {
    const createdAt = '2026-11-20T11:50:00.000Z'
    const number = await addLead(given.store, { phone, name, order: 'check-up', createdAt })
    await given.db
      .updateTable('lead')
      .set({ version: 0, ...state })
      .where('number', '=', number)
      .execute()
    return number
  }

  /** The lead in the line of a list, and the lead that the line's card presets. */
  const readPreset = async (filter: LeadFilter) => {
    const { lines } = await listCallers(anna, desk, filter)
    return lines.map(({ lead: { number }, ...caller }) => {
      const chosen = caller.leads.find((lead) => lead.number === number)
      const preset = chosen && findPresetLead({ ...caller, lead: chosen })
      return [number, preset?.number]
    })
  }

  it('a due callback comes before a newer request of another person', async () => {
    const husband = await add('Сергій Ткаченко', promised)
    const wife = await add('Наталія Ткаченко')
    for (const filter of [{ tab: 'queue' }, { tab: 'all' }, { tab: 'all', search: phone }] as const)
      expect(await readPreset(filter)).toEqual([[husband, husband]])
    // A search for a name presets the person with this name.
    expect(await readPreset({ tab: 'all', search: 'Наталія' })).toEqual([[wife, wife]])
    expect(await readPreset({ tab: 'all', search: 'Сергій' })).toEqual([[husband, husband]])
  })

  it('a callback that is not due yet does not come before a new request', async () => {
    await add('Сергій Ткаченко', { ...promised, dueAt: '2026-11-20T15:00:00.000Z' })
    const wife = await add('Наталія Ткаченко')
    expect(await readPreset({ tab: 'queue' })).toEqual([[wife, wife]])
  })

  it('a chosen time that has come is first, and the earlier of two callbacks', async () => {
    const early = await add('Сергій Ткаченко', { ...promised, dueAt: '2026-11-20T10:00:00.000Z' })
    await add('Богдан Ткаченко', promised)
    expect(await readPreset({ tab: 'queue' })).toEqual([[early, early]])
    desk = { ...desk, now: new Date('2026-11-20T09:00:00.000Z') }
    expect(await readPreset({ tab: 'later' })).toEqual([[early, early]])
    desk = { ...desk, now: noon }
    const window = { callFrom: '2026-11-20T11:55:00.000Z', callUntil: '2026-11-20T13:55:00.000Z' }
    const chosen = await add('Марта Ткаченко', window)
    await add('Наталія Ткаченко')
    expect(await readPreset({ tab: 'queue' })).toEqual([[chosen, chosen]])
  })

  it('a card of a booked person presets no other person', async () => {
    const wife = await add('Наталія Ткаченко')
    await addAppointment(given.store, [wife])
    const husband = await add('Сергій Ткаченко', promised)
    expect(await readPreset({ tab: 'all', search: 'Наталія' })).toEqual([[wife, undefined]])
    expect(findPresetLead(await getCaller(anna, desk, husband))?.number).toBe(husband)
    const again = await add('наталія  ткаченко')
    expect(findPresetLead(await getCaller(anna, desk, wife))?.number).toBe(again)
  })
})
