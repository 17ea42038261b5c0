import { addLead } from '#e2e/support/test-lead'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  getAlert,
  countAuditEntries,
  openColleaguePage,
  renewSessions,
  getHistory,
  getNoteField,
  openLeadCard,
  pressButton,
  getRows,
  searchCallers,
} from '#e2e/support/desk-steps'
import { expect, getTranslator } from '#e2e/support/test'
import { countRows } from '#lib/database/count-rows'
import { getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled} @slow`, () => {
    test.use({ javaScriptEnabled })

    test('a caller is found by search, and no address holds the searched words', async ({
      page,
      store,
      reception,
    }) => {
      const order = 'check-up'
      await addLead(store, { name: 'Сергій Умовний', phone: '+380', order })
      const addresses: string[] = []
      page.on('framenavigated', (frame) => addresses.push(frame.url()))
      page.on('request', (request) =>
        addresses.push(request.url(), request.headers()['referer'] ?? ''),
      )
      const number = await openLeadCard(page, store, {
        name: 'Наталя Тестова',
        phone: '+380445556677',
        order,
      })
      await getNoteField(page).fill('Просила після шостої')
      await pressButton(page, t('do.note'))
      await expect(getHistory(page)).toContainText('шостої')
      await page.goto('/staff/all?order=check-up')
      await expect(getRows(page)).toHaveCount(2)
      for (const spelling of ['Natalia', '(044) 555-66-77', `шостої № ${number}`]) {
        await searchCallers(page, spelling)
        await expect(getRows(page)).toHaveCount(1)
        await expect(getRows(page)).toContainText('Наталя')
        await expect(page.getByLabel(t('list.search'))).toHaveValue(spelling)
        await expect(page.getByLabel(t('lead.order'))).toHaveValue(order)
      }
      await page.reload()
      await expect(getRows(page)).toHaveCount(1)
      expect(await countAuditEntries(store, reception.id, 'search')).toBe(3)
      const told = decodeURIComponent(addresses.join(' ')).toLowerCase()
      for (const secret of ['натал', 'natal', '5556677', '555-66', 'шостої'])
        expect(told).not.toContain(secret)
      await searchCallers(page, 'Ґудзенко')
      await expect(page.getByText(t('list.nothing'))).toBeVisible()
    })
  })

test.describe('lists of leads @slow', () => {
  test('the address of a list holds its filters but not the searched words', async ({
    page,
    browser,
    site,
    store,
  }) => {
    const lastTouch = { utm_source: 'google', utm_campaign: 'osin' }
    await addLead(store, { name: 'Одна', order: 'check-up', lastTouch })
    await addLead(store, { name: 'Друга', order: 'check-up' })
    await addLead(store, { name: 'Спам', status: 'suspected', lastTouch })
    await page.goto('/staff/all')
    await page.getByLabel(t('lead.order')).selectOption('check-up')
    await page.getByLabel(t('lead.campaign')).fill('osin')
    await pressButton(page, t('list.show'))
    await expect(getRows(page)).toHaveCount(1)
    await expect(getRows(page)).toContainText('Одна')
    const { page: other } = await openColleaguePage(browser, site, store)
    await other.goto(page.url())
    await expect(getRows(other)).toHaveCount(1)
    await page.goto('/staff/all?status=spam')
    await searchCallers(page, 'Спам')
    await expect(getRows(page)).toHaveCount(1)
    await other.goto(page.url())
    await expect(other.getByText(t('list.elsewhere'))).toBeVisible()
    await expect(getRows(other)).toHaveCount(0)
    await other.goto('/staff?said=booked&about=1&said=erased&leads=99')
    await expect(
      getAlert(other).or(other.getByRole('status').filter({ hasText: /\S/ })),
    ).toHaveCount(0)
    await other.context().close()
  })

  test('a list is downloaded as shown, after the passkey, as a spreadsheet and as data', async ({
    page,
    store,
    enter,
  }) => {
    const first = await addLead(store, {
      name: '=Наталя',
      phoneNote: 'доб. 12',
      order: 'check-up',
    })
    await store.database
      .updateTable('lead')
      .set({ callFrom: '2026-11-20T13:00:00.000Z', callUntil: '2026-11-20T15:00:00.000Z' })
      .where('number', '=', first)
      .execute()
    await addLead(store, { name: 'Сергій', order: 'check-up' })
    await addLead(store, { name: 'Наталя Інша' })
    const { id } = await enter('admin', 6)
    const pressFormat = (format: string) => pressButton(page, t('list.download', { format }))
    await page.goto('/staff/all?order=check-up')
    await searchCallers(page, 'Наталя')
    await expect(getRows(page)).toHaveCount(1)
    await pressFormat('CSV')
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await renewSessions(store)
    await page.goBack()
    const readList = async (format: string) => {
      const download = page.waitForEvent('download')
      await pressFormat(format)
      const file = await download
      expect(file.suggestedFilename()).toBe(
        `leads-${getKyivDay(new Date())}.${format.toLowerCase()}`,
      )
      return Buffer.concat((await (await file.createReadStream()).toArray()) as Buffer[]).toString()
    }
    const [head = '', ...lines] = (await readList('CSV')).trim().split('\r\n')
    expect(head).toContain(`;${t('lead.name')};${t('lead.phone')};${t('lead.phoneNote')};`)
    expect(head).toContain(`;${t('csv.callFrom')};${t('csv.callUntil')};`)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(';20.11.2026 15:00;20.11.2026 17:00;')
    expect(lines[0]).toMatch(/;'=Наталя;'[+]380\d{9};доб[.] 12;/)
    expect(JSON.parse(await readList('JSON'))).toMatchObject({
      name: '=Наталя',
      phoneNote: 'доб. 12',
      order: 'check-up',
      callFrom: '2026-11-20T13:00:00.000Z',
      callUntil: '2026-11-20T15:00:00.000Z',
    })
    expect(await countAuditEntries(store, id, 'export')).toBe(2)
  })

  test('an admin erases a caller for good, after the passkey and a question', async ({
    page,
    store,
    enter,
  }) => {
    const caller = { name: 'Стерти Мене', phone: '+380440000003' }
    await addLead(store, { ...caller, phoneNote: 'після 18:00' })
    const { id } = await enter('admin', 6)
    const number = await openLeadCard(page, store, caller)
    await expect(page.getByText('після 18:00', { exact: true })).toBeVisible()
    const eraseCaller = async () => {
      await page.getByText(t('erase.title'), { exact: true }).click()
      await pressButton(page, t('erase.action', { count: 2 }))
    }
    await eraseCaller()
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await renewSessions(store)
    await page.goto(`/staff?lead=${number}`)
    await eraseCaller()
    await expect(getAlert(page)).toContainText(t('said.ask.erase', { name: caller.name }))
    expect(await countRows(store.database.selectFrom('lead'))).toBe(2)
    await pressButton(page, t('said.sure.erase'))
    await expect(
      page.getByRole('status').getByText(t('said.erased', { number, leads: 2 })),
    ).toBeVisible()
    await expect(page.getByText(t('lead.gone'))).toBeVisible()
    expect(await countRows(store.database.selectFrom('lead'))).toBe(0)
    const proofs = store.database
      .selectFrom('erasure')
      .select(['leads', 'reason'])
      .orderBy('at', 'desc')
    expect(await proofs.executeTakeFirst()).toEqual({ leads: 2, reason: 'phone' })
    expect(await countAuditEntries(store, id, 'erase')).toBe(2)
  })
})
