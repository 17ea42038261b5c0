import { deskTest as test } from '#e2e/support/desk-page'
import {
  expectActionNotice,
  getAlert,
  getCallerCard,
  getHistory,
  getOrderName,
  getRows,
  getTimeMinutesAgo,
  pressButton,
  pressOutcome,
  readLeadRow,
  recordDecline,
  searchCallers,
} from '#e2e/support/desk-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')
const phone = '+380440000061'
const husband = 'Сергій Ткаченко'
const wife = 'Наталія Ткаченко'

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('the person whose callback is due is ticked, not who signed up later', async ({
      page,
      store,
    }) => {
      const promised = await addLead(store, { name: husband, phone, order: 'check-up' })
      await store.database
        .updateTable('lead')
        .set({ deskStatus: 'later', dueAt: getTimeMinutesAgo(5) })
        .where('number', '=', promised)
        .execute()
      const newer = await addLead(store, { name: wife, phone, order: 'weight-loss:basic' })
      await page.goto('/staff')
      await expect(getRows(page).locator('b', { hasText: husband })).toBeVisible()
      await expect(getRows(page)).toContainText(t('row.also', { names: wife }))
      await getRows(page).click()
      await expect(getCallerCard(page).getByRole('checkbox', { name: husband })).toBeChecked()
      await expect(getCallerCard(page).getByRole('checkbox', { name: wife })).not.toBeChecked()
      await recordDecline(page, husband)
      expect(await readLeadRow(store, promised)).toMatchObject({ deskStatus: 'closed' })
      expect(await readLeadRow(store, newer)).toMatchObject({ deskStatus: 'new' })
      // The card of the husband, who is settled now, does not tick the wife.
      await searchCallers(page, 'Сергій')
      await getRows(page).click()
      await expect(getCallerCard(page).getByRole('checkbox', { name: wife })).not.toBeChecked()
    })

    test('the result of a change and its undo name the person, and are on this person’s card only', async ({
      page,
      store,
    }) => {
      const name = 'Світлана Бойко'
      const number = await addLead(store, { name })
      const other = await addLead(store, { name: 'Орест Інший' })
      await page.goto(`/staff?lead=${number}`)
      await pressOutcome(page, name, 'noAnswer')
      const undo = page.getByRole('button', { name: t('do.undoNamed', { name }), exact: true })
      await expect(undo).toBeVisible()
      await page.goto(`/staff?lead=${other}`)
      await expect(getCallerCard(page)).toContainText('Орест Інший')
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: name })
      for (const path of [null, '/staff/day', '/staff']) {
        if (path !== null) await page.goto(path)
        await expect(undo).toHaveCount(0)
        await expect(notice).toHaveCount(0)
      }
      await searchCallers(page, 'Орест')
      await expect(undo).toHaveCount(0)
      await page.goto(`/staff?lead=${number}`)
      await undo.click()
      await expectActionNotice(page, name, 'undo')
      await expect(page.getByRole('status').filter({ hasText: name })).toContainText(
        t('said.undone', {
          name,
          action: t('audit.actions.undo'),
          state: t('statuses.new'),
        }),
      )
      expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'new' })
    })

    test('with several people, the history and the undo name whom an outcome concerned', async ({
      page,
      store,
    }) => {
      const first = await addLead(store, { name: husband, phone })
      const second = await addLead(store, { name: wife, phone, order: 'check-up' })
      await page.goto(`/staff?lead=${first}`)
      await recordDecline(page, husband)
      await page.goto(`/staff?lead=${second}`)
      await expect(getHistory(page)).toContainText(husband)
      await pressButton(getHistory(page), t('do.undoNamed', { name: husband }))
      await expectActionNotice(page, husband, 'undo')
    })

    test('a refused undo of a cancellation says that the appointment is cancelled', async ({
      page,
      store,
    }) => {
      const name = 'Антоніна Хоменко'
      const number = await addLead(store, { name })
      const at = new Date(Date.now() + 26 * 3_600_000).toISOString()
      await addAppointment(store, [number], { at, doctor: 'doctor-1' })
      await page.goto(`/staff/all?lead=${number}`)
      await pressOutcome(page, name, 'cancelledByThem')
      const other = await addLead(store, { name: 'Орест Інший' })
      await addAppointment(store, [other], { at, doctor: 'doctor-1' })
      await pressButton(page, t('do.undoNamed', { name }))
      await expect(getAlert(page)).toContainText(name)
      await expect(getAlert(page)).toContainText(t('statuses.cancelled'))
    })
  })

test('the dialogs of all outcomes name the ticked people and their orders', async ({
  page,
  store,
}) => {
  await addLead(store, { name: husband, phone, order: 'check-up' })
  const chosen = await addLead(store, { name: wife, phone, order: 'weight-loss:basic' })
  await page.goto(`/staff?lead=${chosen}`)
  const card = getCallerCard(page)
  const outcomes = ['later', 'booked', 'closed'] as const
  const expectConcerned = async (shown: string | null, hidden: string) => {
    for (const outcome of outcomes) {
      await pressButton(card, t(`do.${outcome}`))
      const dialog = page.getByRole('dialog', { name: t(`do.${outcome}`) })
      await expect(dialog.getByText(shown ?? t('do.noneTicked'))).toBeVisible()
      await expect(dialog.getByText(hidden)).toHaveCount(0)
      await pressButton(dialog, t('do.back'))
    }
  }
  const wifesRequest = `${wife}, ${getOrderName('weight-loss:basic')}`
  await expectConcerned(wifesRequest, husband)
  await card.getByRole('checkbox', { name: wife }).uncheck()
  await expectConcerned(null, wife)
  await card.getByRole('checkbox', { name: husband }).check()
  await expectConcerned(`${husband}, ${getOrderName('check-up')}`, wife)
})
