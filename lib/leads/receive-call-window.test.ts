import { describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'
import { addLead } from '#e2e/support/test-lead'
import { getSiteContent } from '#lib/content/current-content'
import { receiveCallWindow } from '#lib/leads/receive-call-window'
import { listCallWindows } from '#lib/time/call-windows'

const [window] = listCallWindows(new Date(), getSiteContent().clinic.hours)
const startsAt = window?.startsAt ?? ''

const makeRequest = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://clinic.example/api/call-window', {
    method: 'POST',
    headers: { host: 'clinic.example', ...headers },
    body: headers['content-type']?.endsWith('json')
      ? JSON.stringify(fields)
      : new URLSearchParams(fields),
  })

describeEachDatabase('a chosen window that the server receives', (given) => {
  beforeEach(() => {
    setSiteStore(given.store)
  })

  afterEach(() => {
    setSiteStore(undefined)
    jest.restoreAllMocks()
  })

  const readChoice = () =>
    given.db.selectFrom('lead').select(['callFrom', 'callUntil']).executeTakeFirst()

  it.each(['form', 'JSON'] as const)('is saved from a %s', async (type) => {
    await addLead(given.store, { key: 'a' })
    const request =
      type === 'form'
        ? makeRequest({ key: 'a', startsAt })
        : makeRequest({ startsAt }, { 'content-type': 'application/json', 'idempotency-key': 'a' })
    expect(await receiveCallWindow(request)).toMatchObject({ status: 200, window })
    expect(await readChoice()).toEqual({ callFrom: startsAt, callUntil: window?.endsAt })
  })

  it('is refused with 503 while the database fails, and the log names neither key nor time', async () => {
    await addLead(given.store, { key: 'a-secret-key' })
    const logged = jest.spyOn(console, 'error').mockReturnValue()
    await given.db.schema.alterTable('lead').renameTo('moved').execute()
    const request = makeRequest({ key: 'a-secret-key', startsAt })
    const { status, code } = await receiveCallWindow(request)
    await given.db.schema.alterTable('moved').renameTo('lead').execute()
    expect([status, code]).toEqual([503, 'unavailable'])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).toContain('call-window-not-saved')
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/a-secret-key|T\d\d:00:00/)
    expect(await readChoice()).toEqual({ callFrom: null, callUntil: null })
  })

  it('is refused for a key with control characters', async () => {
    const { status } = await receiveCallWindow(makeRequest({ key: 'a\u0000', startsAt }))
    expect(status).toBe(422)
  })
})
