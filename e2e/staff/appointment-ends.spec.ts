import { addAppointment, addLead } from '#e2e/support/test-lead'
import { deskTest as test, expectFitsEveryWidth } from '#e2e/support/desk-page'
import {
  continueList,
  expectActionNotice,
  expectKeptResult,
  getHistory,
  getRows,
  getTimeMinutesAgo,
  pressButton,
  readAppointment,
  readLeadRow,
} from '#e2e/support/desk-steps'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const unended = t('day.unended')

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('past appointments stand at the top of the day until somebody says how they ended', async ({
      page,
      store,
    }) => {
      const phone = '+380440000031'
      const first = await addLead(store, { name: 'Петро Двічі', phone, order: 'check-up' })
      const second = await addLead(store, { name: 'Петро Двічі', phone, order: 'check-up' })
      await addAppointment(store, [first, second], { at: getTimeMinutesAgo(2 * 1440) })
      const missing = await addLead(store, { name: 'Ганна Зникла' })
      await addAppointment(store, [missing], { at: getTimeMinutesAgo(30) })
      await page.goto('/staff')
      await expect(getRows(page)).toHaveCount(0)
      await page.getByRole('link', { name: `${t('tabs.day')} 2` }).click()
      const lines = page.getByRole('region', { name: unended }).getByRole('listitem')
      // Petro's two leads share one appointment, so the list has two lines for three leads.
      await expect(lines).toHaveCount(2)
      await pressButton(lines.filter({ hasText: 'Петро Двічі' }), t('do.came'))
      // The line keeps its place, so that no other line slides under the pointer.
      await expectKeptResult(lines.first(), 'Петро Двічі', 'came')
      await expect(lines).toHaveCount(2)
      for (const number of [first, second])
        expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'came' })
      await pressButton(page, t('do.undoNamed', { name: 'Петро Двічі' }))
      await expectActionNotice(page, 'Петро Двічі', 'undo')
      await expect(lines).toHaveCount(2)
      await continueList(lines.first())
      await pressButton(lines.filter({ hasText: 'Ганна Зникла' }), t('do.missed'))
      await expectKeptResult(lines.filter({ hasText: 'Ганна Зникла' }), 'Ганна Зникла', 'missed')
      await expect(lines).toHaveCount(2)
      // The page that is opened anew shows only appointments without a result.
      await page.goto('/staff/day')
      await expect(lines).toHaveCount(1)
      await page.goto('/staff')
      await expect(getRows(page)).toHaveCount(1)
      await expect(getRows(page)).toContainText(t('statuses.missed'))
      await getRows(page).click()
      await expect(getHistory(page)).toContainText(t('audit.actions.missed'))
    })
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('an appointment of a later day is moved and cancelled on the plan of its day', async ({
      page,
      store,
    }) => {
      const name = 'Віра Запланована'
      const number = await addLead(store, { name, order: 'check-up' })
      const at = findKyivTime(addDays(getKyivDay(new Date()), 3), '10:00') ?? new Date()
      const id = await addAppointment(store, [number], {
        at: at.toISOString(),
        doctor: 'doctor-1',
      })
      await page.goto(`/staff/day?day=${getKyivDay(at)}`)
      const line = page.getByRole('listitem').filter({ hasText: name })
      await line.getByRole('link', { name: t('do.moved') }).click()
      if (!javaScriptEnabled) await pressButton(page, t('do.moved'))
      const dialog = page.getByRole('dialog', { name: t('do.moved') })
      await expect(dialog).toContainText(name)
      await dialog
        .getByRole('button', { name: /\d\d:\d\d/ })
        .first()
        .click()
      await expect(page.getByRole('status').filter({ hasText: name })).toContainText(
        t('audit.actions.moved'),
      )
      const { at: movedAt } = await readAppointment(store, id)
      expect(movedAt).not.toBe(at.toISOString())
      await page.goto(`/staff/day?day=${getKyivDay(new Date(movedAt))}`)
      await pressButton(line, t('do.cancelledByThem'))
      await expectActionNotice(page, name, 'cancelledByThem')
      expect(await readAppointment(store, id)).toMatchObject({ status: 'cancelledByThem' })
    })
  })

test('the day with past appointments is accessible at every width @slow', async ({
  page,
  site,
  store,
}) => {
  const number = await addLead(store, { name: 'Ганна Зникла-Незабутня', order: 'check-up' })
  await addAppointment(store, [number], { at: getTimeMinutesAgo(30) })
  const other = await addLead(store, { name: 'Петро Прийшов', order: 'check-up' })
  await addAppointment(store, [other], { at: getTimeMinutesAgo(20), status: 'came' })
  await expectFitsEveryWidth(page, site, '/staff/day')
  await expectFitsEveryWidth(page, site, `/staff/all?lead=${number}`)
})
