import { content } from '#e2e/support/content'
import { formatPrice } from '#lib/i18n/format'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { expect, test, getTranslator } from '#e2e/support/test'
import { listSweeps } from '#e2e/support/visitor'

for (const locale of locales)
  for (const { pages, pathsOf } of listSweeps(locale !== 'ua'))
    test(`a printed page has the clinic's phone and no controls, ${locale}: ${pages}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 690, height: 970 })
      for (const path of pathsOf(locale)) {
        await test.step(path, async () => {
          await page.goto(path)
          await page.emulateMedia({ media: 'print' })
          await expect(
            page.getByRole('banner').getByRole('link', { name: formatPhone(content.clinic.phone) }),
          ).toBeVisible()
          const gone = page.locator(
            'form, footer, header nav, header a[href^="#"], main .button, .poster img, .poster .cover',
          )
          for (const each of await gone.all()) await expect(each).toBeHidden()
          await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(690)
          await page.emulateMedia({ media: null })
        })
      }
    })

test('the home page prints prices, package contents and closed answers; an open dialog prints alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 690, height: 970 })
  await page.goto(pathTo('ua'))
  const answer = page.locator('.faq details:not([open]) p').first()
  const isShown = () =>
    answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
  await expect(page.getByText(getTranslator('ua', 'Header')('skip'))).toBeHidden()
  for (const { title, price } of content.services.flatMap(({ options }) => options)) {
    const row = page
      .locator('tr')
      .filter({ hasText: title.ua })
      .filter({ hasText: formatPrice('ua', price) })
    await expect(row.first()).toBeVisible()
  }
  for (const { id, name, laboratoryStudies, nutraceuticals } of content.packages) {
    const part = page.locator(`#package-${id}`)
    await expect(part.getByText(name, { exact: true })).toBeVisible()
    for (const line of [...laboratoryStudies.ua, ...nutraceuticals.ua])
      await expect(part.getByText(line, { exact: true })).toBeVisible()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690)

  const [first, second] = content.packages
  await page.emulateMedia({ media: null })
  await page.goto(pathTo('ua', 'home', { anchor: `package-${first?.id ?? ''}` }))
  const open = page.locator(`#package-${first?.id ?? ''}`)
  await expect(open.getByRole('button')).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  for (const line of first?.laboratoryStudies.ua ?? [])
    await expect(open.getByText(line, { exact: true })).toBeVisible()
  expect(await open.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  )
  for (const gone of [
    page.locator('h1'),
    page.locator('header'),
    page.locator(`#package-${second?.id ?? ''}`),
  ])
    await expect(gone).toBeHidden()
  expect((await open.boundingBox())?.y).toBeLessThan(50)
})
