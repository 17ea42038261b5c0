import type { Locator, Page } from '@playwright/test'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  expectActionNotice,
  expectKeptResult,
  getAlert,
  getCallerCard,
  getHistory,
  getOrderName,
  getRows,
  getTimeMinutesAgo,
  minuteMs,
  openColleaguePage,
  pressButton,
  pressOutcome,
  readLeadRow,
  recordDecline,
  searchCallers,
  leaveSpot,
} from '#e2e/support/desk-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'
import { getCallbackTimes } from '#lib/desk/callers/callback-times'
import { addDays, findKyivTime, formatKyivTime, getKyivDay } from '#lib/time/kyiv-time'

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

type Spot = readonly [x: number, y: number]

/** The middle of a button, once the page lets the button be pressed. */
async function findSpot(button: Locator): Promise<Spot> {
  // The buttons ignore presses in the first moments of a page.
  await button.click({ trial: true })
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

/** Waits until the buttons of a new page do not ignore presses any more. */
const waitForPresses = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))

/** The text of the control that a press on the spot would hit, and the line of the control. */
const readSpot = (page: Page, spot: Spot): Promise<{ control: string; line: string }> =>
  page.evaluate(([x, y]) => {
    const control = document.elementFromPoint(x, y)?.closest('a, button, input, summary')
    return { control: control?.textContent ?? '', line: control?.closest('li')?.textContent ?? '' }
  }, spot)

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a second press on the same spot settles no other person (motion: ${reducedMotion})`, async ({
    page,
    store,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const names = ['Перша Людина', 'Друга Людина', 'Третя Людина']
    const numbers: number[] = []
    for (const [index, name] of names.entries()) {
      const number = await addLead(store, { name })
      await addAppointment(store, [number], { at: getTimeMinutesAgo(90 - index) })
      numbers.push(number)
    }
    await page.goto('/staff/day')
    const second = page.getByRole('listitem').nth(1)
    const spot = await findSpot(second.getByRole('button', { name: t('do.came'), exact: true }))
    const loaded = page.waitForEvent('load')
    await page.mouse.click(...spot)
    await loaded
    await page.mouse.click(...spot)
    await expectKeptResult(second, 'Друга Людина', 'came')
    const statuses = await Promise.all(numbers.map((number) => readLeadRow(store, number)))
    expect(statuses.map(({ deskStatus }) => deskStatus)).toEqual(['booked', 'came', 'booked'])
  })

/** The results that staff press on the page of a day and on the page of reminders. */
const lineResults = [
  ['/staff/day', 'came'],
  ['/staff/day', 'cancelledByThem'],
  ['/staff/reminders', 'confirmed'],
  ['/staff/reminders', 'notReached'],
  ['/staff/reminders', 'cancelledByThem'],
] as const

for (const javaScriptEnabled of [true, false])
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    test.describe(`JavaScript ${javaScriptEnabled}, ${viewport.width} px${tagRepetition(!javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled, viewport })

      test('after a result, the same spot has no other person and no undo', async ({
        page,
        store,
      }) => {
        for (let index = 0; index < 9; index++) {
          const tomorrow = findKyivTime(addDays(getKyivDay(new Date()), 1), `1${index}:00`)
          for (const [day, at] of [
            ['Минулий', getTimeMinutesAgo(90 - index)],
            ['Завтрашній', tomorrow?.toISOString() ?? ''],
          ] as const) {
            const number = await addLead(store, { name: `${day} Пацієнт ${index}` })
            await addAppointment(store, [number], { at })
          }
        }
        for (const [path, result] of lineResults) {
          await page.goto(path)
          const line = page
            .getByRole('listitem')
            .filter({ has: page.getByRole('button', { name: t(`do.${result}`), exact: true }) })
            .nth(5)
          const name = (await line.getByRole('link').first().textContent()) ?? ''
          const button = line.getByRole('button', { name: t(`do.${result}`), exact: true })
          await button.scrollIntoViewIfNeeded()
          const spot = await findSpot(button)
          await page.mouse.click(...spot)
          const settled = page.getByRole('listitem').filter({ hasText: name })
          await expect(settled).toContainText(`${name}: ${t(`audit.actions.${result}`)}`)
          const undo = settled.getByRole('button', { name: t('do.undoNamed', { name }) })
          await waitForPresses(page)
          const { control, line: hit } = await readSpot(page, spot)
          expect(control, `${path} ${result}`).not.toBe(t('do.undoNamed', { name }))
          if (javaScriptEnabled)
            expect(control === '' || hit.includes(name), `${path} ${result}: ${hit}`).toBe(true)
          // Without scripts, only the links of other lines can be pressed.
          for (const other of javaScriptEnabled ? [] : await page.getByRole('listitem').all())
            if (!((await other.textContent()) ?? '').includes(name))
              await expect(other.getByRole('button', { name: t(`do.${result}`) })).toHaveCount(0)
          await expectKeptResult(settled, name, result)
          // The undo leaves nothing to press on its spot either.
          const undoSpot = await findSpot(undo)
          await page.mouse.click(...undoSpot)
          await expectActionNotice(page, name, 'undo')
          await waitForPresses(page)
          const undone = await readSpot(page, undoSpot)
          if (javaScriptEnabled)
            expect(
              undone.control === '' || undone.line.includes(name),
              `${path} ${result}: ${JSON.stringify(undone)}`,
            ).toBe(true)
        }
      })
    })

test('after a call begins, no outcome button moves', async ({ page, store }) => {
  const number = await addLead(store, { name: wife, phone })
  await page.goto(`/staff?lead=${number}`)
  const card = getCallerCard(page)
  const findPlaces = () =>
    Promise.all(
      (['noAnswer', 'booked', 'closed', 'note'] as const).map((outcome) =>
        card.getByRole('button', { name: t(`do.${outcome}`), exact: true }).boundingBox(),
      ),
    )
  const before = await findPlaces()
  await card.getByRole('link', { name: t('do.call') }).click()
  await expect(card.getByRole('button', { name: t('do.release') })).toBeVisible()
  expect(await findPlaces()).toEqual(before)
})

test('the notice of an outcome stays until the next page, so that the card does not move', async ({
  page,
  store,
}) => {
  const number = await addLead(store, { name: wife, phone })
  await page.goto(`/staff?lead=${number}`)
  await pressOutcome(page, wife, 'noAnswer')
  const undo = page.getByRole('button', { name: t('do.undoNamed', { name: wife }) })
  // The notice is older than a minute, and a new lead refreshes the page.
  const session = store.database.selectFrom('staffSession').select('flash')
  const { flash } = await session.where('flash', 'is not', null).executeTakeFirstOrThrow()
  const aged = JSON.stringify({ ...JSON.parse(flash ?? ''), at: Date.now() - 2 * minuteMs })
  await store.database.updateTable('staffSession').set({ flash: aged }).execute()
  await addLead(store, { name: 'Новий Пацієнт' })
  await expect(getRows(page).filter({ hasText: 'Новий Пацієнт' })).toBeVisible()
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(getCallerCard(page)).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('a press in a dialog does not reach the page that comes after it', async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await addLead(store, { name: wife, phone })
  await page.goto(`/staff?lead=${number}`)
  await pressButton(page, t('do.closed'))
  const spot = await findSpot(page.getByRole('button', { name: t('reasons.declined') }))
  await page.mouse.click(...spot)
  await expect(page.getByRole('status').filter({ hasText: wife })).toBeVisible()
  await expect(page.locator('[data-place=kept]')).toBeVisible()
  await page.mouse.click(...spot)
  await expect(page.getByText(t('said.ignored'))).toBeVisible()
})

test('“Next” leads to the other person with the same phone', async ({ page, store }) => {
  await addLead(store, { name: 'Перша Людина', createdAt: getTimeMinutesAgo(60) })
  const first = await addLead(store, { name: husband, phone })
  const second = await addLead(store, { name: wife, phone })
  await page.goto(`/staff?lead=${second}`)
  await recordDecline(page, wife)
  await page.getByRole('link', { name: t('queue.next', { name: husband }) }).click()
  await expect(getCallerCard(page).getByRole('heading', { name: husband })).toBeVisible()
  await recordDecline(page, husband)
  await expect(
    page.getByRole('link', { name: t('queue.next', { name: 'Перша Людина' }) }),
  ).toBeVisible()
  expect(await readLeadRow(store, first)).toMatchObject({ deskStatus: 'closed' })
})

test('an appointment at a past time is asked about', async ({ page, store }) => {
  const number = await addLead(store, { name: wife })
  await page.goto(`/staff?lead=${number}`)
  await pressButton(page, t('do.booked'))
  const dialog = page.getByRole('dialog', { name: t('do.booked') })
  const yesterday = addDays(getKyivDay(new Date()), -1)
  await dialog.getByLabel(t('appointment.at')).fill(`${yesterday}T02:00`)
  await pressButton(dialog, t('appointment.book'))
  await expect(getAlert(page)).toContainText(wife)
  await expect(getAlert(page).getByRole('button', { name: t('said.otherTime') })).toBeVisible()
  expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'new' })
  await leaveSpot(page)
  await pressButton(page, t('said.sure.past'))
  // The clinic was closed at that time. This is another question.
  await expect(page.getByRole('button', { name: t('said.sure.outsideHours') })).toBeVisible()
  await leaveSpot(page)
  await pressButton(page, t('said.sure.outsideHours'))
  await expectActionNotice(page, wife, 'booked')
})

test('while a colleague is calling, an outcome asks first', async ({
  page,
  site,
  store,
  browser,
}) => {
  const number = await addLead(store, { name: wife })
  const colleague = await openColleaguePage(browser, site, store)
  await store.database
    .updateTable('lead')
    .set({
      claimedBy: colleague.id,
      claimedUntil: new Date(Date.now() + 9 * 60_000).toISOString(),
    })
    .where('number', '=', number)
    .execute()
  await page.goto(`/staff?lead=${number}`)
  await pressButton(page, t('do.noAnswer'))
  await expect(getAlert(page)).toContainText(t('said.ask.claimedOutcome', { name: wife }))
  expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'new' })
  await pressButton(page, t('said.sure.claimedOutcome'))
  await expectActionNotice(page, wife, 'noAnswer')
  expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'noAnswer' })
})

test('what remains of a cancelled appointment is called so, and a booking follows each order', async ({
  page,
  store,
}) => {
  const first = await addLead(store, { name: husband, phone, order: 'check-up' })
  await addAppointment(store, [first], { kind: 'programme' })
  await page.goto(`/staff/all?lead=${first}`)
  await pressOutcome(page, husband, 'cancelledByThem')
  await pressOutcome(page, husband, 'noAnswer')
  const [beginning = ''] = t('lead.earlierAppointment', { appointment: '|' }).split('|')
  const earlier = getCallerCard(page).getByText(beginning.trim())
  for (const text of [t('appointment.kinds.programme'), t('appointment.statuses.cancelledByThem')])
    await expect(earlier).toContainText(text)
  await addLead(store, { name: wife, phone, order: 'package:check-up' })
  await page.goto(`/staff?lead=${first}`)
  // The check-up and the package of the same name have different names.
  const card = getCallerCard(page)
  await expect(card.getByText(t('lead.checkUpOrder')).first()).toBeVisible()
  await expect(card.getByText(t('lead.packageOrder', { name: 'Check up' })).first()).toBeVisible()
  for (const name of [husband, wife]) await card.getByRole('checkbox', { name }).check()
  await pressButton(page, t('do.booked'))
  const dialog = page.getByRole('dialog', { name: t('do.booked') })
  await expect(dialog.getByLabel(t('appointment.kind'))).toHaveValue('ordered')
  const at = getCallbackTimes(new Date(Date.now() + 2 * 1440 * minuteMs)).at(-1) ?? new Date()
  await dialog.getByLabel(t('appointment.at')).fill(formatKyivTime(at).replace(' ', 'T'))
  await pressButton(dialog, t('appointment.book'))
  await expectActionNotice(page, `${wife}, ${husband}`, 'booked')
  const kinds = await store.database.selectFrom('appointment').select('kind').execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['checkUp', 'programme'])
})
