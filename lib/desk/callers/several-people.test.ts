import { addAppointment, addLead, makeLead, makePerson } from '#e2e/support/test-lead'
import { expectDone, getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { eraseNow, readSeenEntries } from '#e2e/support/erase-now'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { readDayPlan } from '#lib/desk/appointments/day-plan'
import { addNote } from '#lib/desk/callers/add-note'
import { findCaller } from '#lib/desk/callers/caller'
import { listOtherNames } from '#lib/desk/callers/caller-names'
import { changeQuestions } from '#lib/desk/callers/change-caller'
import { eraseCaller } from '#lib/desk/callers/erase-caller'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { separateLeads } from '#lib/desk/callers/separate-leads'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import { uniteCallers } from '#lib/desk/callers/unite-callers'
import { viewCaller } from '#lib/desk/callers/view-caller'
import type { Desk } from '#lib/desk/desk'
import { listCallers } from '#lib/desk/lists/list-callers'
import { saveLead } from '#lib/leads/save-lead'

const anna = makePerson('anna')
const olha = makePerson('olha')
const admin = makePerson('admin', 'admin')
const phone = '+380671112233'
/** Noon in UTC on a Friday, which is 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')

describeEachDatabase('several people with one phone', (given) => {
  let desk: Desk

  beforeEach(() => {
    const { place } = given.database
    const folder = 'folder' in place ? place.folder : null
    desk = { db: given.db, folder, channels: [], now: noon }
  })

  const add = (name: string, order: string | null = 'check-up') =>
    addLead(given.store, { phone, name, order, createdAt: '2026-11-20T11:50:00.000Z' })
  const callerOf = (number: number) => getCaller(anna, desk, number)
  const numbersOf = async (number: number) =>
    (await callerOf(number)).leads.map((lead) => lead.number)
  const statusesOf = async (numbers: readonly number[]) =>
    Promise.all(
      numbers.map(async (number) => {
        const { lead } = await callerOf(number)
        return lead.status === 'suspected' ? 'spam' : lead.deskStatus
      }),
    )
  const record = async (number: number, outcome: CallOutcome) => {
    const { version } = await callerOf(number)
    return expectDone(
      await recordCallOutcome(anna, desk, number, version, outcome, changeQuestions),
    )
  }
  const separate = async (number: number, numbers: readonly number[]) =>
    separateLeads(anna, desk, number, (await callerOf(number)).version, numbers)
  const unite = async (number: number, other: number) => {
    const { version } = await callerOf(number)
    const seenOther = { number: other, version: (await callerOf(other)).version }
    return uniteCallers(anna, desk, { number, version }, seenOther)
  }
  const undo = (number: number, event: number) => undoOutcome(olha, desk, number, event)
  const historyOf = async (number: number) => {
    const { events = [] } = (await viewCaller(anna, desk, number)) ?? {}
    return events.map(({ action, detail }) => detail.note ?? action)
  }
  const booking = {
    kind: 'booked',
    appointmentAt: '2026-11-23T08:00:00.000Z',
    appointmentKind: 'checkUp',
    appointmentDoctor: 'doctor-1',
  } as const

  /** A mother and a daughter with the same order. */
  const addFamily = async () => {
    const mother = await add('Марія Коваль')
    const daughter = await add('Софія Коваль')
    return { mother, daughter }
  }

  it('only the ticked request is settled when the names differ', async () => {
    const outcomes = [
      (of: number[]) => ({ ...booking, of }),
      (of: number[]) => ({ kind: 'closed', reason: 'declined', of }) as const,
      (of: number[]) => ({ kind: 'closed', reason: 'wrongNumber', of }) as const,
      (of: number[]) => ({ kind: 'spam', of }) as const,
    ]
    for (const createOutcome of outcomes) {
      const { mother, daughter } = await addFamily()
      const outcome = createOutcome([daughter])
      await record(mother, outcome)
      expect(await statusesOf([mother, daughter])).toEqual(['new', outcome.kind])
      await given.db.deleteFrom('lead').execute()
    }
  })

  it('a callback of one person does not put off the request of another', async () => {
    const { mother, daughter } = await addFamily()
    await record(mother, { kind: 'later', dueAt: '2026-11-26T08:00:00.000Z', of: [mother] })
    expect(await statusesOf([mother, daughter])).toEqual(['later', 'new'])
    const { lines } = await listCallers(anna, desk, { tab: 'later' })
    expect(lines.map(({ lead }) => lead.number)).toEqual([mother])
  })

  it('only the person whom calls have not reached is listed as unreachable', async () => {
    const { mother, daughter } = await addFamily()
    const calls = given.db.updateTable('lead').where('number', '=', mother)
    await calls.set({ attempts: 5, firstCallAt: '2026-11-16T12:00:00.000Z' }).execute()
    expect((await callerOf(daughter)).unreachable).toEqual([mother])
  })

  it('a second request at the same time joins an appointment only with the same doctor', async () => {
    const first = await add('Олена')
    const second = await add('Олена', null)
    const third = await add('Олена', 'weight-loss:basic')
    await record(first, { ...booking, of: [first] })
    await record(first, { ...booking, appointmentDoctor: null, of: [second] })
    await record(first, { ...booking, appointmentDoctor: 'doctor-2', of: [third] })
    const { lines } = await readDayPlan(anna, desk, '2026-11-23')
    const planned = lines.map(({ appointment, leads }) => ({
      doctor: appointment?.doctor,
      numbers: leads.map(({ number }) => number),
    }))
    expect(planned).toHaveLength(2)
    expect(planned).toContainEqual({ doctor: 'doctor-1', numbers: [second, first] })
    expect(planned).toContainEqual({ doctor: 'doctor-2', numbers: [third] })
  })

  it('an outcome of another person is not undone from a card with the common history', async () => {
    const { mother, daughter } = await addFamily()
    expectDone(await separate(mother, [daughter]))
    const closed = await record(daughter, { kind: 'closed', reason: 'declined', of: [daughter] })
    const union = expectDone(await unite(mother, daughter))
    expect((await undo(mother, union)).kind).toBe('done')
    expect((await undo(mother, closed)).kind).toBe('conflict')
    expect(await statusesOf([mother, daughter])).toEqual(['new', 'closed'])
    expect((await undo(daughter, closed)).kind).toBe('done')
    expect(await statusesOf([mother, daughter])).toEqual(['new', 'new'])
  })

  it('a name is the same in other case, spaces, order of words and alphabet', async () => {
    const numbers = [
      await add('Олена Коваль'),
      await add('  коваль   ОЛЕНА '),
      await add('Olena Koval'),
      // This name contains Latin letters that look like Cyrillic letters.
      await add('Oлeнa Кoвaль'),
    ]
    const [first = 0] = numbers
    expect(listOtherNames(await callerOf(first))).toEqual([])
    // The reason `wrongNumber` closes all open leads of a caller with one name.
    await record(first, { kind: 'closed', reason: 'wrongNumber', of: [first] })
    expect(new Set(await statusesOf(numbers))).toEqual(new Set(['closed']))
    await add('Олена Ковальчук')
    expect(listOtherNames(await callerOf(first))).toEqual(['Олена Ковальчук'])
  })

  it('a caller has the name of the chosen request, and a search shows the name that it found', async () => {
    const { mother, daughter } = await addFamily()
    expect((await callerOf(mother)).lead.name).toBe('Марія Коваль')
    expect((await callerOf(daughter)).lead.name).toBe('Софія Коваль')
    const shown = async (search: string) =>
      (await listCallers(anna, desk, { tab: 'all', search })).lines.map((caller) => [
        caller.lead.number,
        ...listOtherNames(caller),
      ])
    expect(await shown('марія')).toEqual([[mother, 'Софія Коваль']])
    expect(await shown('софія')).toEqual([[daughter, 'Марія Коваль']])
    expect(await shown('коваль')).toEqual([[daughter, 'Марія Коваль']])
  })

  it('the queue has the name of the person who still needs a call', async () => {
    const { mother, daughter } = await addFamily()
    await record(daughter, { ...booking, of: [daughter] })
    const { lines } = await listCallers(anna, desk, { tab: 'queue' })
    expect(lines.map(({ lead }) => lead.number)).toEqual([mother])
  })

  it('requests move to a person of their own, with notes and history, and back', async () => {
    const { mother, daughter } = await addFamily()
    const again = await add('софія  коваль', null)
    await addNote(anna, desk, mother, 'Після шостої')
    await record(mother, { kind: 'noAnswer', of: [mother] })
    await addNote(anna, desk, daughter, 'Просить лікарку')
    const before = await historyOf(mother)
    expect(before).toEqual(['Просить лікарку', 'noAnswer', 'Після шостої'])
    const event = expectDone(await separate(mother, [daughter, again]))
    expect(await numbersOf(mother)).toEqual([mother])
    expect(await numbersOf(daughter)).toEqual([again, daughter])
    for (const number of [mother, daughter])
      expect(await historyOf(number)).toEqual(['separated', ...before])
    const { separated = [] } = (await viewCaller(anna, desk, mother)) ?? {}
    expect(separated.map(({ lead }) => lead.number)).toEqual([again])
    // After the separation, the list has a line for each person. An outcome changes the leads of
    // one person only.
    expect((await listCallers(anna, desk, { tab: 'all' })).lines).toHaveLength(2)
    // Either person's card can undo the separation.
    expect((await undo(daughter, event)).kind).toBe('done')
    for (const number of [mother, daughter]) {
      expect(await numbersOf(number)).toEqual([again, daughter, mother])
      expect(await historyOf(number)).toEqual(['undo', 'separated', ...before])
    }
    expectDone(await separate(daughter, [mother]))
    const union = expectDone(await unite(daughter, mother))
    expect(await numbersOf(mother)).toEqual([again, daughter, mother])
    const united = ['united', 'separated', 'undo', 'separated', ...before]
    expect(await historyOf(mother)).toEqual(united)
    // The undo makes two callers again. The history of each contains the events of both.
    expect((await undo(mother, union)).kind).toBe('done')
    expect(await numbersOf(mother)).toEqual([mother])
    for (const number of [mother, daughter])
      expect(await historyOf(number)).toEqual(['undo', ...united])
  })

  it('a shared appointment becomes an appointment for each person, and one again by an undo', async () => {
    // Two different people have the same name.
    const first = await add('Олена')
    const second = await add('Олена')
    await record(first, { ...booking, of: [first, second] })
    const readDay = async () =>
      (await readDayPlan(anna, desk, '2026-11-23')).lines.map(({ leads }) =>
        leads.map(({ number }) => number),
      )
    expect(await readDay()).toEqual([[second, first]])
    const event = expectDone(await separate(first, [second]))
    expect((await readDay()).sort()).toEqual([[first], [second]].sort())
    expect(await statusesOf([first, second])).toEqual(['booked', 'booked'])
    expect((await undo(first, event)).kind).toBe('done')
    expect(await readDay()).toEqual([[second, first]])
    expect(await given.db.selectFrom('appointment').selectAll().execute()).toHaveLength(1)
  })

  it('appointments and events move with their person, and stay apart after a union', async () => {
    const { mother, daughter } = await addFamily()
    await record(mother, { ...booking, of: [mother] })
    expectDone(await separate(mother, [daughter]))
    const later = { ...booking, appointmentAt: '2026-11-23T10:00:00.000Z' }
    await record(daughter, { ...later, of: [daughter] })
    expectDone(await unite(mother, daughter))
    const { leads } = await callerOf(mother)
    expect(leads.map(({ appointment }) => appointment?.at)).toEqual([
      later.appointmentAt,
      booking.appointmentAt,
    ])
  })

  it('a later sign-up belongs to the separated person of the same name', async () => {
    const { mother, daughter } = await addFamily()
    expectDone(await separate(mother, [daughter]))
    const again = await add('СОФІЯ КОВАЛЬ', null)
    const other = await add('Третя Людина')
    expect(await numbersOf(daughter)).toEqual([again, daughter])
    expect(await numbersOf(mother)).toEqual([other, mother])
    // A repeated request has the same idempotency key, so no second lead is saved.
    const lead = makeLead({ phone, name: 'Софія Коваль' })
    expect(await saveLead(given.db, lead)).toBe('created')
    expect(await saveLead(given.db, { ...lead, id: crypto.randomUUID() })).toBe('known')
  })

  it('two colleagues at once: the second separation, union or outcome is a conflict', async () => {
    const { mother, daughter } = await addFamily()
    const { version } = await callerOf(mother)
    const decline: CallOutcome = { kind: 'closed', reason: 'declined', of: [daughter] }
    const results = await Promise.all([
      separateLeads(anna, desk, mother, version, [daughter]),
      separateLeads(olha, desk, daughter, version, [mother]),
      recordCallOutcome(olha, desk, daughter, version, decline, changeQuestions),
    ])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'conflict', 'done'])
    await given.db.deleteFrom('lead').execute()

    const family = await addFamily()
    expectDone(await separate(family.mother, [family.daughter]))
    const [first, second] = await Promise.all(
      [family.mother, family.daughter].map(async (number) => ({
        number,
        version: (await callerOf(number)).version,
      })),
    )
    if (!first || !second) throw new Error('No callers')
    const unions = await Promise.all([
      uniteCallers(anna, desk, first, second),
      uniteCallers(olha, desk, second, first),
    ])
    expect(unions.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
    expect(await numbersOf(family.mother)).toHaveLength(2)
  })

  it('a double click separates once, and a union needs the current versions of both', async () => {
    const { mother, daughter } = await addFamily()
    const { version } = await callerOf(mother)
    const press = () => separateLeads(anna, desk, mother, version, [daughter])
    expect(await press()).toEqual(await press())
    const seen = { number: mother, version: (await callerOf(mother)).version }
    const seenOther = { number: daughter, version: (await callerOf(daughter)).version }
    await record(daughter, { kind: 'noAnswer', of: [daughter] })
    expect(await uniteCallers(anna, desk, seen, seenOther)).toEqual({ kind: 'conflict' })
    expect(await numbersOf(mother)).toEqual([mother])
  })

  it('a separation is not undone after the separated person has changed', async () => {
    const { mother, daughter } = await addFamily()
    const event = expectDone(await separate(mother, [daughter]))
    const called = await record(daughter, { kind: 'noAnswer', of: [daughter] })
    expect(await undo(mother, event)).toEqual({ kind: 'conflict' })
    expect((await undo(daughter, called)).kind).toBe('done')
    expect((await undo(mother, event)).kind).toBe('done')
    expect(await numbersOf(mother)).toEqual([daughter, mother])
  })

  it('something of a person stays, and people of different phones are not united', async () => {
    const { mother, daughter } = await addFamily()
    const invalid = { kind: 'invalid' }
    expect(await separate(mother, [])).toEqual(invalid)
    expect(await separate(mother, [mother, daughter])).toEqual(invalid)
    const stranger = await addLead(given.store, { name: 'Інша' })
    expect(await unite(mother, stranger)).toEqual(invalid)
    const short = await addLead(given.store, { phone: '+38067' })
    const otherShort = await addLead(given.store, { phone: '+38067' })
    expect(await unite(short, otherShort)).toEqual(invalid)
    expect((await viewCaller(anna, desk, short))?.separated).toEqual([])
  })

  it('erasing a separated person keeps the other person', async () => {
    const { mother, daughter } = await addFamily()
    const again = await add('Софія Коваль')
    await addAppointment(given.store, [again])
    expectDone(await separate(mother, [daughter, again]))
    expect(await eraseNow(admin, desk, daughter)).toEqual({ kind: 'erased', leads: 2 })
    expect(await numbersOf(mother)).toEqual([mother])
    expect(await findCaller(anna, desk, daughter)).toBeNull()
  })

  it('erasing a person removes that person’s notes and name from the other person too', async () => {
    const { mother, daughter } = await addFamily()
    await addNote(anna, desk, daughter, 'Боїться голок')
    expectDone(await separate(mother, [daughter]))
    await addNote(anna, desk, mother, 'Ранок')
    expect(await historyOf(mother)).toContain('Боїться голок')
    expect((await listCallers(anna, desk, { tab: 'all', search: 'голок' })).lines).toHaveLength(2)
    expect(await eraseNow(admin, desk, daughter)).toEqual({ kind: 'erased', leads: 1 })
    expect(await historyOf(mother)).toEqual(['Ранок', 'separated'])
    const rows = [
      await given.db.selectFrom('lead').selectAll().execute(),
      await given.db.selectFrom('leadEvent').selectAll().execute(),
    ]
    for (const words of ['голок', 'holok', 'Софія', 'sofiia'])
      expect(JSON.stringify(rows)).not.toContain(words)
    expect((await listCallers(anna, desk, { tab: 'all', search: 'ранок' })).lines).toHaveLength(1)
  })

  it('nothing is erased after a colleague has changed the person, and the proof names no phone', async () => {
    const { mother, daughter } = await addFamily()
    const again = await add('Софія Коваль')
    expectDone(await separate(mother, [daughter, again]))
    const seen = await readSeenEntries(admin, desk, daughter)
    expect(await eraseCaller(admin, desk, daughter, seen, [])).toEqual({
      kind: 'ask',
      question: 'erase',
    })
    await addNote(olha, desk, daughter, 'Прийде завтра')
    expect(await eraseCaller(admin, desk, daughter, seen, ['erase'])).toEqual({ kind: 'conflict' })
    const now = await readSeenEntries(admin, desk, daughter)
    await add('Софія Коваль')
    expect(await eraseCaller(admin, desk, daughter, now, ['erase'])).toEqual({ kind: 'conflict' })
    expect(await eraseNow(admin, desk, daughter)).toEqual({ kind: 'erased', leads: 3 })
    const proofs = await given.db.selectFrom('erasure').select(['reason', 'leads']).execute()
    expect(proofs).toEqual([{ reason: 'caller', leads: 3 }])
  })

  it('every offered undo is possible, also after a later sign-up of the separated person', async () => {
    const { mother, daughter } = await addFamily()
    const undoable = async (number: number) => (await viewCaller(anna, desk, number))?.undoable?.id
    const event = expectDone(await separate(mother, [daughter]))
    const again = await add('Софія Коваль', null)
    expect(await undoable(again)).toBe(event)
    expect(await undoable(mother)).toBe(event)
    expect((await undo(again, event)).kind).toBe('done')
    // The undo also moves the lead that arrived after the separation.
    expect(await numbersOf(mother)).toEqual([again, daughter, mother])
    expect(await undoable(mother)).toBeUndefined()
    const second = expectDone(await separate(mother, [daughter]))
    await record(daughter, { kind: 'noAnswer', of: [daughter] })
    // The separated lead has changed, so the separation cannot be undone any more.
    expect(await undoable(mother)).toBeUndefined()
    expect((await undo(mother, second)).kind).toBe('conflict')
  })

  it('a separation is undone after the shared appointment of the other person was replaced', async () => {
    const first = await add('Олена')
    const second = await add('Олена')
    await record(first, { ...booking, of: [first, second] })
    const event = expectDone(await separate(first, [second]))
    const [{ id = '' } = {}] = await given.db
      .selectFrom('lead')
      .select('appointmentId as id')
      .where('number', '=', first)
      .execute()
    const { version } = await callerOf(first)
    const cancel = { kind: 'cancelledByThem', appointment: id ?? '' } as const
    expectDone(await changeAppointment(anna, desk, first, version, cancel, []))
    await record(first, { ...booking, appointmentAt: '2026-11-24T08:00:00.000Z', of: [first] })
    expect((await undo(second, event)).kind).toBe('done')
    const { leads } = await callerOf(first)
    expect(leads.map(({ appointment }) => appointment?.at)).toEqual([
      booking.appointmentAt,
      '2026-11-24T08:00:00.000Z',
    ])
  })
})
