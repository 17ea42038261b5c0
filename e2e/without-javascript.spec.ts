import { checkUp } from '#content/check-up'
import { clinic } from '#content/clinic'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import { formatPrice } from '#lib/format'
import { languages, type Language } from '#lib/i18n/languages'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { findOrder } from '#lib/orders'
import { expect, repeats, storedLeads, test, uniqueName, words } from '#e2e/support/test'
import { badge } from '#e2e/support/visitor'

test.use({ javaScriptEnabled: false })

/** Every order link: where it stands, its name, what the clinic is told and what the visitor sees. */
function ordersIn(language: Language): { route: RouteName; link: string; code: string; label: string }[] {
  const t = words(language, 'WeightLoss')
  return [
    ...servicePackages.map(({ id, name }) => ({
      route: 'home' as const,
      link: words(language, 'Packages')('orderOf', { name }),
      code: `package:${id}`,
      label: name,
    })),
    {
      route: 'checkUp',
      link: words(language, 'CheckUp')('order'),
      code: 'check-up',
      label: words(language, 'Header')('checkUp'),
    },
    ...weightLoss.packages.map(({ id }) => ({
      route: 'weightLoss' as const,
      link: t('order', { id }),
      code: `weight-loss:${id}`,
      label: findOrder(`weight-loss:${id}`)?.label[language] ?? '',
    })),
    {
      route: 'weightLoss',
      link: t('free'),
      code: 'weight-loss:free-consultation',
      label: findOrder('weight-loss:free-consultation')?.label[language] ?? '',
    },
  ]
}

for (const language of languages) {
  test.describe(`without JavaScript, ${language}${repeats(language === 'ua')}`, () => {
    test('the contents and prices of all packages and services stand in the open', async ({ page }) => {
      await page.goto(pathTo(language))
      for (const { id, name, price, laboratoryStudies } of servicePackages) {
        await test.step(name, async () => {
          const part = page.locator(`#package-${id}`)
          await expect(part.getByRole('heading', { name, exact: true })).toBeVisible()
          await expect(part.getByText(laboratoryStudies[language].at(-1) ?? 'a study', { exact: true })).toBeVisible()
          const shown = part.getByText(formatPrice(language, price), { exact: true })
          await expect(shown).toBeVisible()
          // Nothing lies over it.
          await shown.click({ trial: true })
        })
      }
      for (const { slug, title, options } of serviceCategories) {
        await test.step(slug, async () => {
          const part = page.locator(`#services-${slug}`)
          await expect(part.getByRole('heading', { name: title[language], exact: true })).toBeVisible()
          await expect(part.getByRole('rowheader')).toHaveText(options.map((option) => option.title[language]))
          await expect(part.getByRole('cell')).toHaveText(options.map(({ price }) => formatPrice(language, price)))
          for (const cell of await part.getByRole('cell').all()) await expect(cell).toBeVisible()
          await part.getByRole('cell').last().click({ trial: true })
        })
      }
      await expect(page.getByRole('button', { name: words(language, 'Dialog')('close') })).toHaveCount(0)
    })

    test('the check-up and weight-loss prices stand in the open', async ({ page }) => {
      const t = words(language, 'WeightLoss')
      await page.goto(pathTo(language, 'checkUp'))
      await expect(page.getByText(formatPrice(language, checkUp.price), { exact: true }).first()).toBeVisible()

      await page.goto(pathTo(language, 'weightLoss'))
      for (const { title, price, monthlyPayment, services } of weightLoss.packages) {
        const part = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title[language] }) })
        const monthly = t('perMonth', { price: formatPrice(language, monthlyPayment) })
        await expect(part.getByText(formatPrice(language, price), { exact: true })).toBeVisible()
        await expect(part.getByText(monthly, { exact: true })).toBeVisible()
        for (const service of services) {
          const line = part.getByRole('listitem').filter({ hasText: service.name[language] })
          await expect(line.getByText(formatPrice(language, service.price), { exact: true })).toBeVisible()
        }
      }
    })

    test('both sides of the subscribe card stand in the open', async ({ page }) => {
      const t = words(language, 'Subscribe')
      await page.goto(pathTo(language))
      await expect(page.getByLabel(words(language, 'SubscribeForm')('name'))).toBeVisible()
      await expect(page.getByRole('link', { name: t('vcard') })).toBeVisible()
      await page.getByRole('link', { name: t('vcard') }).click({ trial: true })
    })

    test('every order leads to the form and to the clinic', async ({ page, site }) => {
      const t = words(language, 'SubscribeForm')
      const name = uniqueName()
      const orders = ordersIn(language)
      for (const { route, link, code, label } of orders) {
        await test.step(code, async () => {
          // What became of the order before does not stand in the way of this one.
          await page.goto(pathTo(language, route))
          await page.getByRole('link', { name: link, exact: true }).first().click()
          await expect(page).toHaveURL(`${pathTo(language, 'signUp')}?order=${encodeURIComponent(code)}`)
          await expect(badge(page, language)).toHaveText(`${words(language, 'Subscribe')('ordered')} ${label}`)
          await page.getByLabel(t('name')).fill(name)
          await page.getByLabel(t('phone')).fill('067 123 45 67')
          await page.getByRole('button', { name: t('submit'), exact: true }).click()
          await expect(page).toHaveURL(pathTo(language, 'signUp'))
          await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
        })
      }
      await page.reload()
      await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
      const leads = await storedLeads(site.dataDir, name)
      expect(leads.map(({ order }) => order).toSorted()).toEqual(orders.map(({ code }) => code).toSorted())
      for (const lead of leads) expect(lead).toMatchObject({ language, status: 'new' })
    })

    test('an order is removed by its button, and one that was not sent keeps what was typed', async ({
      page,
      site,
    }) => {
      const t = words(language, 'SubscribeForm')
      const subscribe = words(language, 'Subscribe')
      const name = uniqueName()
      const path = (order: string) => `${pathTo(language, 'signUp')}?order=${encodeURIComponent(order)}`
      await page.goto(path('check-up'))
      await page.getByLabel(t('name')).fill(name)
      await page.getByLabel(t('phone')).fill('+48 600 700 800')
      await page.getByRole('button', { name: t('submit'), exact: true }).click()
      await expect(page.getByText(t('errors.foreign', { phone: formatPhone(clinic.phone) }))).toBeVisible()
      await expect(page.getByLabel(t('phone'))).toHaveValue('+48 600 700 800')
      await expect(badge(page, language)).toBeVisible()

      await page.goto(path('package:concierge-light'))
      await expect(page.getByLabel(t('name'))).toHaveValue(name)
      await page.getByRole('link', { name: subscribe('removeOrder') }).click()
      await expect(badge(page, language)).toHaveCount(0)
      await expect(page.getByLabel(t('name'))).toHaveValue(name)
      await page.getByLabel(t('phone')).fill('8 (067) 123-45-67')
      await page.getByRole('button', { name: t('submit'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
      expect(await storedLeads(site.dataDir, name)).toMatchObject([
        { phone: '+380671234567', order: null, removedOrder: 'package:concierge-light' },
      ])
    })
  })
}
