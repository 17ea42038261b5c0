import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { getEditorNotice, openAllDetails, pressEditorButton } from '#e2e/support/editor-steps'
import { expect, getTranslator } from '#e2e/support/test'
import { pathTo } from '#lib/i18n/routes'

const t = getTranslator('ua', 'Staff')

const index = content.screening.checks.findIndex(({ to }) => to !== undefined)
const check = content.screening.checks[index]

/**
 * Opens all groups of the form, after React has hydrated the form. Hydration of this long form may
 * undo what a test has typed before hydration.
 */
async function openForm(page: Page) {
  await page.waitForFunction(() => window.onbeforeunload !== null)
  await openAllDetails(page)
}

test('an editor changes a row of the screening table; ages out of order are refused', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  await page.goto('/staff/content')
  await page.getByRole('link', { name: t('content.names.screening') }).click()
  await expect(page).toHaveURL('/staff/content/screening')
  await openForm(page)
  const getField = (name: string) => page.locator(`[id="screening.yaml:checks.${index}.${name}"]`)
  const interval = `Раз на ${100 + Math.floor(Math.random() * 800)} днів.`
  await getField('howOften.ua').fill(interval)
  await getField('howOften.en').fill(interval.replace(/\D+(\d+)\D+/, 'Every $1 days.'))
  await getField('to').fill(String((check?.from ?? 0) - 1))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'refused')).toBeVisible()
  await openForm(page)
  await expect(getField('to')).toHaveAttribute('aria-invalid', 'true')

  await getField('to').fill(String(check?.to ?? 0))
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  // The site may serve the cached page once more while the site renders the new page.
  const isShown = async () => {
    const html = await (await fetch(site.url + pathTo('ua', 'screening'))).text()
    return html.replaceAll('\u00A0', ' ').includes(interval)
  }
  await expect.poll(isShown).toBe(true)
})
