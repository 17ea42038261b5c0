import type { Page } from '@playwright/test'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { exampleSlug } from '#e2e/support/pages'

// Playwright switches the back/forward cache off by default. The tests need this cache.
test.use({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/**
 * Opens `/ua/blog` and goes back to the previous page. Expects the document of that page, not a
 * reloaded document.
 */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
) {
  await page.evaluate(() => {
    document.body.dataset['left'] = 'here'
  })
  await page.goto('/ua/blog')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveAttribute('data-left', 'here')
}

test('Back restores every page without loading it again, and the form is not older than the draft @slow', async ({
  page,
}) => {
  for (const path of [pathTo('en', 'article', { slug: exampleSlug }), '/ua/check-up'])
    await test.step(path, async () => {
      await page.goto(path)
      await waitForHydration(page)
      await leaveAndReturn(page)
      await expect(page).toHaveURL(path)
    })

  const t = getTranslator('ua', 'SubscribeForm')
  const name = page.getByLabel(t('name'))
  const phone = page.getByLabel(t('phone'))
  await page.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await name.fill('Олена')
  await phone.fill('671234567')
  await leaveAndReturn(page)
  await expect(name).toHaveValue('Олена')
  await expect(phone).toHaveValue('(67) 123 45 67')

  await leaveAndReturn(page, () =>
    page.evaluate(() => {
      sessionStorage.removeItem('sign-up-draft')
    }),
  )
  await expect(name).toHaveValue('')
  await expect(phone).toHaveValue('')
})
