import { content } from '#e2e/support/content'
import { expect, getTranslator, test } from '#e2e/support/test'
import { listSheetSlugs } from '#lib/blog/sheet'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

for (const locale of locales) {
  test(`each sheet is reached from its article and prints on one page with the clinic's phone, ${locale} @slow`, async ({
    page,
  }) => {
    for (const slug of await listSheetSlugs()) {
      await test.step(slug, async () => {
        await page.goto(pathTo(locale, 'article', { slug }))
        await page.getByRole('link', { name: getTranslator(locale, 'Sheet')('print') }).click()
        await expect(page).toHaveURL(pathTo(locale, 'sheet', { slug }))
        await expect(page.locator('.sheet h1')).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        await page.emulateMedia({ media: 'print' })
        await expect(
          page.getByRole('banner').getByRole('link', { name: formatPhone(content.clinic.phone) }),
        ).toBeVisible()
        await expect(
          page.getByRole('button', { name: getTranslator(locale, 'Sheet')('print') }),
        ).toBeHidden()
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(
          /\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1],
        ).toBe('1')
        await page.emulateMedia({ media: null })
      })
    }
  })
}

test('only articles with a sheet have its page, at one address', async ({ request }) => {
  for (const [address, status] of [
    ['/ua/sheet/blood-pressure-monitoring', 200],
    ['/ua/sheet/Blood-Pressure-Monitoring', 308],
    ['/ua/sheet/antiage', 404],
    ['/ua/sheet', 404],
  ] as const) {
    expect([address, (await request.get(address, { maxRedirects: 0 })).status()]).toEqual([
      address,
      status,
    ])
  }
})
