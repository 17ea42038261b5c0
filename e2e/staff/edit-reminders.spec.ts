import { content } from '#e2e/support/content'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { getEditorNotice, openAllDetails, pressEditorButton } from '#e2e/support/editor-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, expectAccessible, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')
const path = '/staff/content/reminders'

test('an editor changes the text of the reminder, and a lost word in braces is refused', async ({
  page,
  enter,
  store,
}) => {
  await enter('admin')
  const original = content.reminders.text.ua
  const field = page.locator('[id="reminders.yaml:text.ua"]')
  const publish = async (text: string) => {
    await page.goto(path)
    await openAllDetails(page)
    await field.fill(text)
    await pressEditorButton(page, 'publish')
  }
  await page.goto('/staff/content')
  await page.getByRole('link', { name: t('content.names.reminders') }).click()
  await openAllDetails(page)
  await expect(field).toHaveValue(original)
  await expectAccessible(page)
  await publish(original.replace('{place}', ''))
  await expect(getEditorNotice(page, 'refused')).toBeVisible()
  const greeting = 'Добридень від рецепції!'
  await publish(`${greeting} ${original}`)
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  const number = await addLead(store, { name: 'Ганна Завтрашня' })
  await addAppointment(store, [number])
  await page.goto('/staff/reminders')
  const text = page.getByRole('listitem').filter({ hasText: 'Ганна Завтрашня' })
  await text.locator('summary').click()
  await expect(text.getByText(greeting)).toBeVisible()
  // The test publishes the original text again, because other tests of this site expect the
  // original text.
  await publish(original)
  await expect(getEditorNotice(page, 'published')).toBeVisible()
})
