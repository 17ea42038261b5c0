import { recordAudit, listAuditLines } from '#lib/auth/audit'
import { createChallenge, consumeChallenge } from '#lib/auth/challenges'
import {
  acceptInvitation,
  findInvitedPerson,
  invitePerson,
  inviteeSchema,
} from '#lib/auth/invitations'
import { listPeople } from '#lib/auth/list-people'
import { endSessions, removePerson, findStaffNames } from '#lib/auth/people'
import { Forbidden, type Role } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { rememberDevice, findDeviceOwner } from '#lib/auth/known-devices'
import { removeExpiredAccess } from '#lib/auth/remove-expired-access'
import { endSession, findSession, startSession } from '#lib/auth/sessions'
import { describeEachDatabase } from '#e2e/support/test-databases'
import type { Db } from '#lib/database/tables'

const start = new Date('2026-11-21T10:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const day = 24 * 60

describeEachDatabase('access to the desk:', (given) => {
  let db: Db

  beforeEach(() => {
    db = given.db
  })

  const tokenOf = (link: string | null) => link?.split('#')[1] ?? ''
  const passkey = () => ({ id: crypto.randomUUID(), publicKey: 'AAAA', counter: 0 })

  const inviteeOf = (email: string, role: Role) => ({ email, name: `Name of ${email}`, role })

  /** Adds a member of staff who has a passkey. */
  async function add(email: string, role: Role): Promise<Person> {
    const token = tokenOf(await invitePerson('command', db, inviteeOf(email, role), start))
    const made = await acceptInvitation(db, token, passkey(), start)
    return { id: made?.staffId ?? '', role } as Person
  }

  it('an invitation works once, within a day; a new invitation ends the earlier one', async () => {
    const first = tokenOf(
      await invitePerson('command', db, inviteeOf('anna@clinic.example', 'admin'), start),
    )
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(await findInvitedPerson(db, first, after(day - 1))).toMatchObject({
      email: 'anna@clinic.example',
    })
    expect(await findInvitedPerson(db, first, after(day))).toBeNull()
    expect(await acceptInvitation(db, first, passkey(), after(day))).toBeNull()
    const second = tokenOf(
      await invitePerson('command', db, inviteeOf('anna@clinic.example', 'admin'), start),
    )
    expect(await findInvitedPerson(db, first, start)).toBeNull()
    const taken = await Promise.all(
      [1, 2].map(() => acceptInvitation(db, second, passkey(), start)),
    )
    expect(taken.filter((id) => id !== null)).toHaveLength(1)
    expect(await findInvitedPerson(db, second, start)).toBeNull()
    const stored = await db.selectFrom('invitation').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(second)
  })

  it('an invitation cannot change a role; a removed person may come back in any role', async () => {
    const anna = await add('anna@clinic.example', 'reception')
    expect(
      await invitePerson('command', db, inviteeOf('anna@clinic.example', 'admin'), start),
    ).toBeNull()
    await removePerson('command', db, anna.id, start)
    expect(
      await invitePerson('command', db, inviteeOf('anna@clinic.example', 'admin'), start),
    ).not.toBeNull()
    expect(await listPeople('command', db, start)).toMatchObject([
      { id: anna.id, role: 'admin', hasPasskey: false },
    ])
  })

  it('an admin can accept an invitation for a second passkey, and the first passkey keeps working', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const token = await open(anna)
    const link = await invitePerson(anna, db, inviteeOf('anna@clinic.example', 'admin'), start)
    expect(await acceptInvitation(db, tokenOf(link), passkey(), start)).toMatchObject({
      staffId: anna.id,
    })
    expect(await passkeysOf(anna.id)).toHaveLength(2)
    expect(await findSession(db, token, start, true)).toMatchObject({ id: anna.id })
    expect(await removePerson(anna, db, anna.id, start)).toEqual({ kind: 'lastAdmin' })
  })

  it('a browser is known by its latest token, for half a year and as long as the passkey exists', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    await add('ivan@clinic.example', 'admin')
    const [passkey] = await passkeysOf(anna.id)
    const { id = '' } = passkey ?? {}
    const first = await rememberDevice(db, id, '', start)
    const second = await rememberDevice(db, id, first, start)
    const third = await rememberDevice(db, id, '', after(1))
    expect(JSON.stringify(await db.selectFrom('staffDevice').selectAll().execute())).not.toContain(
      second,
    )
    expect([await findDeviceOwner(db, first), await findDeviceOwner(db, second)]).toEqual([
      null,
      anna.id,
    ])
    await removeExpiredAccess(db, null, after(180 * day))
    expect([await findDeviceOwner(db, second), await findDeviceOwner(db, third)]).toEqual([
      null,
      anna.id,
    ])
    await removePerson('command', db, anna.id, start)
    expect(await findDeviceOwner(db, third)).toBeNull()
  })

  it('a person has the name of the latest invitation, without invisible characters', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const given = { email: 'Anna@Clinic.example', name: ' Олена\u202E\n Ко ', role: 'admin' }
    await invitePerson('command', db, inviteeSchema.parse(given), start)
    expect(await findStaffNames(anna, db)).toEqual(new Map([[anna.id, 'Олена Ко']]))
    for (const name of ['', ' ', '\u200B', 'x'.repeat(61)])
      expect(inviteeSchema.safeParse({ ...given, name }).success).toBe(false)
  })

  /** Starts a session with the first passkey of a member of staff. */
  async function open({ id }: Person): Promise<string> {
    const [first] = await passkeysOf(id)
    return first ? startSession(db, first, start) : ''
  }

  const passkeysOf = (staffId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'staffId'])
      .where('staffId', '=', staffId)
      .orderBy('createdAt')
      .execute()

  it('a session is renewed by use, ends after 30 idle minutes and after 12 hours, and its token is not stored', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const token = await open(anna)
    expect(JSON.stringify(await db.selectFrom('staffSession').selectAll().execute())).not.toContain(
      token,
    )
    expect(await findSession(db, token, after(29), false)).toMatchObject({
      id: anna.id,
      role: 'admin',
    })
    expect(await findSession(db, token, after(30), false)).toBeNull()
    for (let minutes = 29; minutes < 12 * 60; minutes += 29)
      expect(await findSession(db, token, after(minutes), true)).not.toBeNull()
    expect(await findSession(db, token, after(12 * 60), true)).toBeNull()
    await removeExpiredAccess(db, null, after(12 * 60))
    expect(await db.selectFrom('staffSession').selectAll().execute()).toEqual([])
  })

  it('sessions, invitations and challenges made while the clock was 400 days ahead end once the clock is right', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const [passkey] = await passkeysOf(anna.id)
    const ahead = after(400 * day)
    const token = await startSession(db, passkey ?? { id: '', staffId: '' }, ahead)
    const link = tokenOf(
      await invitePerson('command', db, inviteeOf('olha@clinic.example', 'admin'), ahead),
    )
    const challenge = await createChallenge(db, ahead)
    expect(await findSession(db, token, ahead, false)).not.toBeNull()
    expect(await findInvitedPerson(db, link, ahead)).not.toBeNull()
    for (const isUse of [false, true]) expect(await findSession(db, token, start, isUse)).toBeNull()
    expect(await findInvitedPerson(db, link, start)).toBeNull()
    expect(await consumeChallenge(db, challenge, start)).toBe(false)
    await removeExpiredAccess(db, null, start)
    expect(await findSession(db, token, ahead, false)).toBeNull()
    expect(await findInvitedPerson(db, link, ahead)).toBeNull()
  })

  it('a session of another instance, whose clock is a minute ahead, is open', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const token = await open(anna)
    expect(await findSession(db, token, after(-1), true)).toMatchObject({ id: anna.id })
  })

  it('sessions end by signing out, all at once by an admin, and with the removal of the person', async () => {
    const anna = await add('anna@clinic.example', 'admin')
    const olha = await add('olha@clinic.example', 'reception')
    const first = await open(olha)
    const second = await open(olha)
    const third = await open(olha)
    const isOpen = async (token: string) => (await findSession(db, token, start, false)) !== null
    await endSession(db, first)
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    const member = (await listPeople(anna, db, start)).find(({ id }) => id === olha.id)
    expect(member?.sessions).toHaveLength(2)
    expect(await endSessions(anna, db, olha.id)).toBe(2)
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, false])
    const fourth = await open(olha)
    expect(await removePerson(anna, db, olha.id, start)).toEqual({ kind: 'removed' })
    expect(await isOpen(fourth)).toBe(false)
    expect(await db.selectFrom('passkey').select('staffId').execute()).toEqual([
      { staffId: anna.id },
    ])
  })

  it('reception cannot change people; of two admins who remove one another at once, one stays', async () => {
    const reception = await add('olha@clinic.example', 'reception')
    const anna = await add('anna@clinic.example', 'admin')
    const ivan = await add('ivan@clinic.example', 'admin')
    // This invited admin has no passkey. The check for the last admin therefore does not count this
    // admin.
    await invitePerson(anna, db, inviteeOf('new@clinic.example', 'admin'), start)
    const tries = [
      () => invitePerson(reception, db, inviteeOf('x@clinic.example', 'admin'), start),
      () => listPeople(reception, db, start),
      () => endSessions(reception, db, anna.id),
      () => removePerson(reception, db, anna.id, start),
      () => listAuditLines(reception, db, { limit: 10 }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(Forbidden)
    const results = await Promise.all([
      removePerson(anna, db, ivan.id, start),
      removePerson(ivan, db, anna.id, start),
    ])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['lastAdmin', 'removed'])
  })

  it('a challenge works once, within five minutes', async () => {
    const first = await createChallenge(db, start)
    const second = await createChallenge(db, start)
    expect(await consumeChallenge(db, first, after(4))).toBe(true)
    expect(await consumeChallenge(db, first, after(4))).toBe(false)
    expect(await consumeChallenge(db, second, after(5))).toBe(false)
    expect(await consumeChallenge(db, 'unknown', start)).toBe(false)
  })

  it('the audit log shows who did what, cannot be changed, and is kept as long as leads', async () => {
    const old = {
      at: '2020-01-01T00:00:00.000Z',
      staffId: null,
      action: 'view',
      leadNumber: 1,
      about: null,
    }
    await db.insertInto('audit').values(old).execute()
    const anna = await add('anna@clinic.example', 'admin')
    await recordAudit(db, anna, 'view', 1284)
    await recordAudit(db, anna, 'export', null)
    expect(await listAuditLines(anna, db, { limit: 3 })).toMatchObject([
      { name: 'Name of anna@clinic.example', action: 'export', leadNumber: null, about: null },
      { name: 'Name of anna@clinic.example', action: 'view', leadNumber: 1284 },
      { action: 'join', about: 'Name of anna@clinic.example' },
    ])
    const [newest] = await listAuditLines(anna, db, { limit: 1 })
    expect(await listAuditLines(anna, db, { before: newest?.id, limit: 1 })).toMatchObject([
      { action: 'view' },
    ])
    await expect(db.updateTable('audit').set({ action: 'x' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    // This audit line has an early time but the highest id, as if the server's clock had been
    // behind.
    await db.insertInto('audit').values(old).execute()
    expect(await listAuditLines(anna, db, { limit: 10 })).toHaveLength(6)
    await removeExpiredAccess(db, '2020-01-02', new Date())
    expect(await listAuditLines(anna, db, { limit: 10 })).toHaveLength(5)
  })
})
