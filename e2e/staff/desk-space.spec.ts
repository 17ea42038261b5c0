import type { Locator } from '@playwright/test'
import { content } from '#e2e/support/content'
import { deskTest as test, setCallbackDue } from '#e2e/support/desk-page'
import {
  getAlert,
  getCallerCard,
  getNoteField,
  getRows,
  getTimeMinutesAgo,
  openColleaguePage,
  openLeadCard,
  pressButton,
  searchCallers,
} from '#e2e/support/desk-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')

/** The window of a usual laptop in pixels. “Above the fold” means within this height. */
const laptop = { width: 1366, height: 768 }
const phone = '+380440000009'

const getBottom = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Infinity
}

test('on a laptop the queue shows twelve people at once, below a note of the last shift', async ({
  page,
  store,
}) => {
  await page.setViewportSize(laptop)
  await store.database.deleteFrom('handoverNote').execute()
  const orders = ['check-up', null, ...content.packages.map(({ id }) => `package:${id}`)]
  for (let index = 0; index < 11; index++)
    await addLead(store, {
      name: `Наталя Прикладенко ${index}`,
      order: orders[index % orders.length] ?? null,
      createdAt: getTimeMinutesAgo(index + 1),
    })
  // A due callback gives the list a second heading.
  await setCallbackDue(store, await addLead(store, { name: 'Ірина Зразкова' }), new Date())
  await page.goto('/staff')
  await page.getByText(t('handover.write')).click()
  await page.getByLabel(t('handover.title')).last().fill('Лікарка приймає з 12:00, чеки в сейфі.')
  await pressButton(page, t('handover.save'))
  await expect(getRows(page)).toHaveCount(12)
  expect(await getBottom(getRows(page).last())).toBeLessThanOrEqual(laptop.height)
})

test('on a laptop the outcomes of a card with two requests are above the fold', async ({
  page,
  store,
}) => {
  await page.setViewportSize(laptop)
  const caller = { name: 'Марія Коваль', phone }
  await addLead(store, { ...caller, order: 'check-up', createdAt: getTimeMinutesAgo(30) })
  await openLeadCard(page, store, { name: 'Софія Коваль', phone, order: null })
  const card = getCallerCard(page)
  await expect(card.getByRole('checkbox', { name: 'Коваль' })).toHaveCount(2)
  for (const outcome of ['noAnswer', 'later', 'booked', 'closed'] as const)
    expect(
      await getBottom(card.getByRole('button', { name: t(`do.${outcome}`), exact: true })),
      outcome,
    ).toBeLessThanOrEqual(laptop.height)
  // On a phone no other element covers the note field.
  await page.setViewportSize({ width: 390, height: 844 })
  await getNoteField(page).click({ trial: true })
})

/** The window of a usual phone in pixels. */
const handset = { width: 390, height: 844 }

test('on a phone the outcomes, the search and the reminders are on the first screen', async ({
  page,
  store,
}) => {
  await page.setViewportSize(handset)
  const caller = { name: 'Марія Коваль', phone }
  await addLead(store, { ...caller, order: 'check-up', createdAt: getTimeMinutesAgo(30) })
  await openLeadCard(page, store, { name: 'Софія Коваль', phone, order: null })
  const card = getCallerCard(page)
  for (const outcome of ['noAnswer', 'later', 'booked', 'closed'] as const)
    await expect(
      card.getByRole('button', { name: t(`do.${outcome}`), exact: true }),
    ).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: t('tabs.reminders') })).toBeInViewport({ ratio: 1 })
  // The search works while a card is open. The first result is on the first screen.
  await page.getByText(t('list.searchTitle'), { exact: true }).click()
  await searchCallers(page, 'Коваль')
  await expect(getRows(page).first()).toBeInViewport({ ratio: 1 })
  // No other element covers the note field.
  await getRows(page).first().click()
  await getNoteField(page).click({ trial: true })
})

test('the new request is preset, and the booked one has its own buttons', async ({
  page,
  store,
}) => {
  const caller = { name: 'Марія Коваль', phone }
  const booked = await addLead(store, { ...caller, order: 'check-up' })
  await addAppointment(store, [booked])
  const declined = await addLead(store, { ...caller, order: 'weight-loss:basic' })
  await openLeadCard(page, store, { ...caller, order: null })
  const card = getCallerCard(page)
  const getChoice = (number: number) => card.locator(`input[name=of][value="${number}"]`)
  await expect(getChoice(booked)).toHaveCount(0)
  await expect(getChoice(declined)).not.toBeChecked()
  await expect(getChoice(declined + 1)).toBeChecked()
  await expect(card.getByRole('button', { name: t('do.moved'), exact: true })).toBeVisible()
})

test('a repeated sign-up keeps its source, and the list names the first and the latest', async ({
  page,
  store,
}) => {
  await page.setViewportSize(laptop)
  const caller = { name: 'Марія Коваль', phone }
  for (const [source, minutes] of [
    ['google', 30],
    ['newsletter', 20],
    ['instagram', 10],
  ] as const)
    await addLead(store, {
      ...caller,
      lastTouch: { utm_source: source },
      createdAt: getTimeMinutesAgo(minutes),
    })
  await page.goto('/staff')
  await expect(getRows(page)).toContainText(
    t('row.sources', { first: 'google', latest: 'instagram' }),
  )
  await expect(getRows(page)).not.toContainText('newsletter')
  const rows = store.database.selectFrom('lead').select('source').orderBy('number').execute()
  expect((await rows).map(({ source }) => source)).toEqual(['google', 'newsletter', 'instagram'])
})

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('the note of a shift names its author, and a colleague’s change is not lost', async ({
      page,
      site,
      store,
      reception,
    }) => {
      const browser = page.context().browser()
      if (!browser) throw new Error('No browser')
      await store.database.deleteFrom('handoverNote').execute()
      const write = async (on: typeof page, text: string) => {
        await on.getByLabel(t('handover.title')).last().fill(text)
        await pressButton(on, t('handover.save'))
      }
      const getNote = (on: typeof page) => on.getByRole('region', { name: t('handover.title') })
      const open = async (on: typeof page) => {
        await on.goto('/staff')
        await getNote(on).locator('summary').click()
      }
      const colleague = await openColleaguePage(browser, site, store)
      await open(page)
      await open(colleague.page)
      await write(page, 'Ключ у сейфі')
      await expect(getNote(page).locator('b')).toHaveText('Ключ у сейфі')
      await expect(getNote(page)).toContainText(reception.name)
      // The colleague has not seen the saved note, so the desk refuses the colleague's note. The
      // next page shows the saved note and the colleague's text.
      await write(colleague.page, 'Прийде кур’єр')
      await expect(getAlert(colleague.page)).toContainText(t('said.handover'))
      await expect(getNote(colleague.page).getByText('Ключ у сейфі', { exact: true })).toBeVisible()
      const field = colleague.page.getByLabel(t('handover.title')).last()
      await expect(field).toHaveValue('Прийде кур’єр')
      await write(colleague.page, 'Ключ у сейфі. Прийде кур’єр')
      await page.goto('/staff')
      await expect(getNote(page)).toContainText('Ключ у сейфі. Прийде кур’єр')
      await expect(getNote(page)).toContainText(colleague.name)
      await colleague.page.context().close()
    })
  })
