import { content } from '#e2e/support/content'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { getEditorNotice, openAllDetails, pressEditorButton } from '#e2e/support/editor-steps'
import { expect, getTranslator } from '#e2e/support/test'
import { pathTo } from '#lib/i18n/routes'

const t = getTranslator('ua', 'Staff')

const index = content.screening.checks.findIndex(({ to }) => to !== undefined)
const check = content.screening.checks[index]

test('an editor changes a row of the screening table; ages out of order are refused', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  await page.goto('/staff/content')
  await page.getByRole('link', { name: t('content.names.screening') }).click()
  await expect(page).toHaveURL('/staff/content/screening')
  await openAllDetails(page)
  const getField = (name: string) => page.locator(`[id="screening.yaml:checks.${index}.${name}"]`)
  const interval = `Раз на ${100 + Math.floor(Math.random() * 800)} днів.`
  await getField('howOften.ua').fill(interval)
  await getField('howOften.en').fill(interval.replace(/\D+(\d+)\D+/, 'Every $1 days.'))
  await getField('to').fill(String((check?.from ?? 0) - 1))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'refused')).toBeVisible()
  await openAllDetails(page)
  await expect(getField('to')).toHaveAttribute('aria-invalid', 'true')

  await getField('to').fill(String(check?.to ?? 0))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  const shown = await fetch(site.url + pathTo('ua', 'screening'))
  expect((await shown.text()).replaceAll('\u00A0', ' ')).toContain(interval)
})
