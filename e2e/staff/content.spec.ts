import type { Page } from '@playwright/test'
import { pathTo } from '#lib/i18n/routes'
import { formatPrice } from '#lib/text/format'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { expect, expectAccessible, words } from '#e2e/support/test'

const t = words('ua', 'Staff')

/** A price that nothing on the site has. */
const anyPrice = () => 100_000 + Math.floor(Math.random() * 800_000)

const priceField = (page: Page) => page.locator('[id="services.yaml:categories.0.options.0.price"]')
const openItem = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })

test('a price that is changed at the desk is on the site at once: page, structured data, the day in the sitemap', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const price = anyPrice()
  await page.goto('/staff/content')
  await page.getByRole('link', { name: t('content.names.services') }).click()
  await openItem(page)
  await priceField(page).fill(String(price))
  await page.getByRole('button', { name: t('content.publish') }).click()
  await expect(page.getByRole('status').first()).toContainText(t('content.said.published'))
  const home = await (await fetch(site.url + pathTo('ua'))).text()
  expect(home).toContain(formatPrice('ua', price))
  expect(home).toContain(`"price":${price}`)
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Kyiv' })
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>http://localhost`)
  expect(sitemap).toContain(today)
  await expectAccessible(page)
})
