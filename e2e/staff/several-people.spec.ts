import { addLead } from '#e2e/support/test-lead'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  expectActionNotice,
  getAlert,
  getCallerCard,
  getHistory,
  getNoteField,
  getOrderName,
  getRows,
  pressButton,
  pressOutcome,
  readLeadRow,
  recordDecline,
  searchCallers,
  leaveSpot,
} from '#e2e/support/desk-steps'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const phone = '+380440000021'
const order = 'check-up'
const mother = 'Марія Коваль'
const daughter = 'Софія Коваль'

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('of a mother and a daughter with one phone and one order, only the ticked request is settled', async ({
      page,
      store,
    }) => {
      const first = await addLead(store, { name: mother, phone, order })
      const second = await addLead(store, { name: daughter, phone, order })
      await page.goto('/staff')
      await expect(getRows(page)).toHaveCount(1)
      await expect(getRows(page)).toContainText(daughter)
      await expect(getRows(page)).toContainText(t('row.also', { names: mother }))
      await getRows(page).click()
      const getChoice = (name: string) =>
        getCallerCard(page)
          .getByRole('group', { name: t('lead.requests', { count: 2 }) })
          .getByRole('checkbox', { name: `${name} ${getOrderName(order)}` })
      await expect(getChoice(daughter)).toBeChecked()
      await expect(getChoice(mother)).not.toBeChecked()
      await recordDecline(page, daughter)
      expect(await readLeadRow(store, second)).toMatchObject({ deskStatus: 'closed' })
      expect(await readLeadRow(store, first)).toMatchObject({ deskStatus: 'new' })
      // The mother's lead is still in the queue, under the mother's name.
      await page.goto('/staff')
      await expect(getRows(page).locator('b', { hasText: mother })).toBeVisible()
      await expect(getRows(page)).toHaveAttribute('href', `/staff?lead=${first}`)
      // A row of the search results shows the name that the search found. The card opens under this
      // name.
      await searchCallers(page, daughter)
      await expect(getRows(page).locator('b', { hasText: daughter })).toBeVisible()
      await expect(getRows(page)).toContainText(t('row.also', { names: mother }))
      await getRows(page).click()
      await expect(getCallerCard(page).getByRole('heading', { name: daughter })).toBeVisible()
    })

    test('requests get a card of their own with the history, and are joined again', async ({
      page,
      store,
    }) => {
      const first = await addLead(store, { name: mother, phone, order })
      const second = await addLead(store, { name: daughter, phone, order })
      await page.goto(`/staff?lead=${first}`)
      await getNoteField(page).fill('Після шостої')
      await pressOutcome(page, `${daughter}, ${mother}`, 'noAnswer')
      const separateDaughter = async () => {
        await page.goto(`/staff/all?lead=${first}`)
        await getCallerCard(page).getByText(t('separate.title')).click()
        const fields = getCallerCard(page).getByRole('group', { name: t('separate.text') })
        await fields.getByText(daughter).click()
        await expect(fields.getByRole('checkbox', { name: daughter })).toBeChecked()
        await expect(fields.getByRole('checkbox', { name: mother })).not.toBeChecked()
        await pressOutcome(page, mother, 'separated')
        await expect(getRows(page)).toHaveCount(2)
      }
      // Without a tick the desk says what is missing, and nothing of a day and a time.
      await page.goto(`/staff/all?lead=${first}`)
      await getCallerCard(page).getByText(t('separate.title')).click()
      await pressButton(page, t('do.separated'))
      await expect(getAlert(page)).toContainText(t('said.notSeparated', { name: mother }))
      await separateDaughter()
      await pressButton(page, t('do.undoNamed', { name: mother }))
      await expectActionNotice(page, daughter, 'undo')
      await expect(getRows(page)).toHaveCount(1)
      await separateDaughter()
      await getCallerCard(page).getByRole('link', { name: daughter }).click()
      await expect(getCallerCard(page).getByRole('heading', { name: daughter })).toBeVisible()
      await expect(getHistory(page).getByText('Після шостої')).toHaveCount(1)
      expect(new URL(page.url()).searchParams.get('lead')).toBe(String(second))
      await pressButton(page, t('separate.unite', { name: mother }))
      await expect(getRows(page)).toHaveCount(1)
      await expect(getHistory(page).getByText('Після шостої')).toHaveCount(1)
      await expect(getCallerCard(page).getByText(t('separate.others'))).toHaveCount(0)
    })

    test('a question names the ticked people, and after an outcome nobody just settled is ticked', async ({
      page,
      store,
    }) => {
      const first = await addLead(store, { name: mother, phone, order: 'doctor:doctor-1' })
      const second = await addLead(store, { name: daughter, phone, order: 'doctor:doctor-1' })
      const getChoice = (name: string) => getCallerCard(page).getByRole('checkbox', { name })
      const book = async (at: string) => {
        await pressButton(page, t('do.booked'))
        const dialog = page.getByRole('dialog', { name: t('do.booked') })
        await dialog.getByLabel(t('appointment.at')).fill(at)
        await dialog.getByLabel(t('appointment.doctor')).selectOption('doctor-1')
        await pressButton(dialog, t('appointment.book'))
      }
      const inTwoDays = addDays(getKyivDay(new Date()), 2)
      // The card is the daughter’s. The outcomes concern the mother.
      await page.goto(`/staff?lead=${second}`)
      await getChoice(daughter).uncheck()
      // Without a tick the outcome is refused, and the message says so.
      for (const press of [
        () => pressButton(page, t('do.noAnswer')),
        () => book(`${inTwoDays}T23:30`),
      ]) {
        await press()
        await expect(getAlert(page)).toHaveText(t('said.noneTicked'))
        await leaveSpot(page)
      }
      await expect(getChoice(daughter)).not.toBeChecked()
      await getChoice(mother).check()
      await book(`${inTwoDays}T23:30`)
      await expect(getAlert(page)).toContainText(mother)
      await expect(getAlert(page)).not.toContainText(daughter)
      if (javaScriptEnabled) {
        // A change of the ticks withdraws the question.
        await getChoice(daughter).check()
        await expect(getAlert(page)).toContainText(t('said.withdrawn'))
        await expect(page.getByRole('button', { name: t('said.sure.outsideHours') })).toHaveCount(0)
        await getChoice(mother).uncheck()
        await getChoice(daughter).uncheck()
        await getChoice(mother).check()
        await book(`${inTwoDays}T23:30`)
        await expect(getAlert(page)).toContainText(mother)
        // A question that was left is not asked again, and its ticks are gone.
        await page.goto('/staff')
        await page.goto(`/staff?lead=${second}`)
        await expect(getAlert(page)).toHaveCount(0)
        await expect(getChoice(mother)).not.toBeChecked()
        await getChoice(daughter).uncheck()
        await getChoice(mother).check()
        await book(`${inTwoDays}T23:30`)
        await expect(getAlert(page)).toContainText(mother)
        await leaveSpot(page)
      }
      await pressButton(page, t('said.sure.outsideHours'))
      await expectActionNotice(page, mother, 'booked')
      // The second press of a double press in a dialog does not open a person of the list behind.
      const rowLink = getRows(page).first()
      await expect(rowLink).toHaveCSS('animation-name', 'ignore-presses')
      expect(await readLeadRow(store, first)).toMatchObject({ deskStatus: 'booked' })
      expect(await readLeadRow(store, second)).toMatchObject({ deskStatus: 'new' })
      // Only the daughter is open now. Her callback unticks her, although this is her card.
      await pressButton(page, t('do.later'))
      await page
        .getByRole('dialog', { name: t('do.later') })
        .getByRole('button')
        .first()
        .click()
      await expectActionNotice(page, daughter, 'later')
      await expect(getChoice(daughter)).not.toBeChecked()
    })

    test('the same outcome, pressed again after the page came back, is recorded once', async ({
      page,
      store,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const number = await addLead(store, { name: mother, phone, order })
      await page.goto(`/staff?lead=${number}`)
      await pressOutcome(page, mother, 'noAnswer')
      await pressButton(page, t('do.noAnswer'))
      const action = t('audit.actions.noAnswer')
      await expect(
        page.getByRole('status').filter({ hasText: t('said.repeated', { name: mother, action }) }),
      ).toBeVisible()
      expect(await readLeadRow(store, number)).toMatchObject({ attempts: 1 })
    })
  })
