import { addLead } from '#e2e/support/test-lead'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  alert,
  auditCount,
  colleague,
  confirm,
  history,
  note,
  openCard,
  press,
  rows,
  search,
  t,
} from '#e2e/support/desk-steps'
import { expect } from '#e2e/support/test'
import { countRows } from '#lib/database/tables'
import { kyivDay } from '#lib/time/kyiv-time'

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled} @slow`, () => {
    test.use({ javaScriptEnabled })

    test('somebody is found, and no address tells whom', async ({ page, store, reception }) => {
      const order = 'check-up'
      await addLead(store, { name: 'Сергій Умовний', phone: '+380', order })
      const addresses: string[] = []
      page.on('framenavigated', (frame) => addresses.push(frame.url()))
      page.on('request', (request) =>
        addresses.push(request.url(), request.headers()['referer'] ?? ''),
      )
      const number = await openCard(page, store, {
        name: 'Наталя Тестова',
        phone: '+380445556677',
        order,
      })
      await note(page).fill('Просила після шостої')
      await press(page, t('do.note'))
      await expect(history(page)).toContainText('шостої')
      await page.goto('/staff/all?order=check-up')
      await expect(rows(page)).toHaveCount(2)
      for (const spelling of ['Natalia', '(044) 555-66-77', `шостої № ${number}`]) {
        await search(page, spelling)
        await expect(rows(page)).toHaveCount(1)
        await expect(rows(page)).toContainText('Наталя')
        await expect(page.getByLabel(t('list.search'))).toHaveValue(spelling)
        await expect(page.getByLabel(t('lead.order'))).toHaveValue(order)
      }
      await page.reload()
      await expect(rows(page)).toHaveCount(1)
      expect(await auditCount(store, reception.id, 'search')).toBe(3)
      const told = decodeURIComponent(addresses.join(' ')).toLowerCase()
      for (const secret of ['натал', 'natal', '5556677', '555-66', 'шостої'])
        expect(told).not.toContain(secret)
      await search(page, 'Ґудзенко')
      await expect(page.getByText(t('list.nothing'))).toBeVisible()
    })
  })

test.describe('a list @slow', () => {
  test('is shared by its address but for searched words', async ({
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
    await press(page, t('list.show'))
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Одна')
    const { page: other } = await colleague(browser, site, store)
    await other.goto(page.url())
    await expect(rows(other)).toHaveCount(1)
    await page.goto('/staff/all?status=spam')
    await search(page, 'Спам')
    await expect(rows(page)).toHaveCount(1)
    await other.goto(page.url())
    await expect(other.getByText(t('list.elsewhere'))).toBeVisible()
    await expect(rows(other)).toHaveCount(0)
    await other.goto('/staff?said=booked&about=1&said=erased&leads=99')
    await expect(alert(other).or(other.getByRole('status').filter({ hasText: /\S/ }))).toHaveCount(
      0,
    )
    await other.context().close()
  })

  test('is downloaded as it is shown, after the passkey, for people and machines', async ({
    page,
    store,
    enter,
  }) => {
    await addLead(store, { name: '=Наталя', phoneNote: 'доб. 12', order: 'check-up' })
    await addLead(store, { name: 'Сергій', order: 'check-up' })
    await addLead(store, { name: 'Наталя Інша' })
    const { id } = await enter('admin', 6)
    const pressFormat = (format: string) => press(page, t('list.download', { format }))
    await page.goto('/staff/all?order=check-up')
    await search(page, 'Наталя')
    await expect(rows(page)).toHaveCount(1)
    await pressFormat('CSV')
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await confirm(store)
    await page.goBack()
    const read = async (format: string) => {
      const download = page.waitForEvent('download')
      await pressFormat(format)
      const file = await download
      expect(file.suggestedFilename()).toBe(`leads-${kyivDay(new Date())}.${format.toLowerCase()}`)
      return Buffer.concat((await (await file.createReadStream()).toArray()) as Buffer[]).toString()
    }
    const [head = '', ...lines] = (await read('CSV')).trim().split('\r\n')
    expect(head).toContain(`;${t('lead.name')};${t('lead.phone')};${t('lead.phoneNote')};`)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/;'=Наталя;'[+]380\d{9};доб[.] 12;/)
    expect(JSON.parse(await read('JSON'))).toMatchObject({
      name: '=Наталя',
      phoneNote: 'доб. 12',
      order: 'check-up',
    })
    expect(await auditCount(store, id, 'export')).toBe(2)
  })

  test('loses for good whom an admin erases, after the passkey and asking', async ({
    page,
    store,
    enter,
  }) => {
    const caller = { name: 'Стерти Мене', phone: '+380440000003' }
    await addLead(store, { ...caller, phoneNote: 'після 18:00' })
    const { id } = await enter('admin', 6)
    const number = await openCard(page, store, caller)
    await expect(page.getByText('після 18:00', { exact: true })).toBeVisible()
    const erase = async () => {
      await page.getByText(t('erase.title'), { exact: true }).click()
      await press(page, t('erase.action', { count: 2 }))
    }
    await erase()
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await confirm(store)
    await page.goto(`/staff?lead=${number}`)
    await erase()
    await expect(alert(page)).toContainText(t('said.ask.erase', { name: caller.name }))
    expect(await countRows(store.database.selectFrom('lead'))).toBe(2)
    await press(page, t('said.sure'))
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
    expect(await auditCount(store, id, 'erase')).toBe(2)
  })
})
