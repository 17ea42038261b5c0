import type { Page } from '@playwright/test'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, words } from '#e2e/support/test'
import { hydrated, scripts } from '#e2e/support/visitor'

test.use({ viewport: { width: 390, height: 844 } })

const t = words('ua', 'Header')
const navigation = (page: Page) => page.getByRole('navigation', { name: t('navigation') })
const item = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })
const burger = (page: Page) => page.getByRole('banner').getByLabel(t('openMenu'), { exact: true })

/** The menu, choice by choice and by Back. */
async function expectMenuWorks(page: Page) {
  await burger(page).click()
  await item(page, t('aboutUs')).click()
  await expect(navigation(page)).toBeHidden()
  await expect(page.locator('#aboutUs h2')).toBeInViewport()
  await burger(page).click()
  await expect(navigation(page)).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(navigation(page)).toBeHidden()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice closes the menu and shows the section, and Back closes it', async ({ page }) => {
    await page.goto(pathTo('ua'))
    await expectMenuWorks(page)
    await expect(page).toHaveURL(pathTo('ua', 'home', { anchor: 'aboutUs' }))
  })
})

test('so it does before the scripts have come', async ({ page }) => {
  await page.route(scripts, () => undefined)
  await page.goto(pathTo('ua'), { waitUntil: 'commit' })
  await expectMenuWorks(page)
  await expect(page).toHaveURL(pathTo('ua', 'home', { anchor: 'aboutUs' }))
})

test('with scripts an open menu leaves no step behind: closed, chosen from, or left by Back', async ({ page }) => {
  await page.goto(pathTo('ua', 'blog'))
  await page.goto(pathTo('ua'))
  await hydrated(page)
  await expectMenuWorks(page)
  await burger(page).click()
  await page.getByRole('banner').getByLabel(t('closeMenu')).click()
  await expect(navigation(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await burger(page).click()
  await page.keyboard.press('Escape')
  await expect(navigation(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(pathTo('ua'))
  await page.goBack()
  await expect(page).toHaveURL(pathTo('ua', 'blog'))
})

test('a dialog opened and closed leaves no dead step in the history', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const link = page.getByRole('link', { name: words('ua', 'Packages')('openOf', { name: 'Check up' }) })
  await page.goto(pathTo('ua', 'blog'))
  await page.goto(pathTo('ua'))
  await hydrated(page)
  for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button').click()]) {
    await link.click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(page).toHaveURL(pathTo('ua'))
    await expect(link).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(pathTo('ua', 'blog'))
})
