import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { formatPhone } from '#lib/leads/phone'
import { formatOpeningWeek } from '#lib/time/opening-days'
import { expect, test, getTranslator } from '#e2e/support/test'
import { exampleSlug } from '#e2e/support/pages'
import { pathTo } from '#lib/i18n/routes'

const locale = 'ua'

const footer = (page: Page) => page.getByRole('contentinfo')
const background = (page: Page) =>
  footer(page).evaluate((element) => getComputedStyle(element).backgroundColor)

const t = getTranslator(locale, 'Footer')

test('the footer shows the current year, contacts, opening hours, social networks and legal pages', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) =>
    problems.push(...(message.type() === 'error' ? [message.text()] : [])),
  )
  // The year in the footer comes from the visitor's clock, not from the server's clock.
  await page.clock.install({ time: new Date('2031-03-05T10:00:00Z') })
  await page.goto(`/${locale}`)
  await expect(footer(page)).toContainText(`© 2031 ${content.clinic.name[locale]}. ${t('rights')}`)
  await expect(footer(page)).toContainText(t('selfTreatment'))
  await expect(footer(page)).not.toContainText(/[[\]…]/)
  const own = footer(page).getByRole('navigation', { name: t('site') })
  await expect(own.getByRole('link')).toHaveText([
    t('checkUp'),
    t('priceBreakdown'),
    t('screening'),
    t('prices'),
    t('doctors'),
    t('firstVisit'),
    t('howWeWork'),
    t('blog'),
  ])
  const links = footer(page)
    .getByRole('list', { name: t('social') })
    .getByRole('link')
  await expect(links).toHaveText(['Instagram', 'Facebook'])
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([content.clinic.links.instagram, content.clinic.links.facebook])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }

  const { hours } = content.clinic
  const contact = getTranslator(locale, 'Subscribe')
  for (const [name, href] of [
    [formatPhone(content.clinic.phone), `tel:${content.clinic.phone}`],
    [content.clinic.email, `mailto:${content.clinic.email}`],
    [t('map'), content.clinic.links.map],
    [contact('openMessenger'), content.clinic.links.messenger],
  ] as const)
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    )
  await expect(footer(page)).toContainText(content.clinic.address.street[locale])
  await expect(
    footer(page).getByText(formatOpeningWeek(locale, hours), {
      exact: true,
    }),
  ).toBeVisible()

  for (const [name, path, { title }] of [
    [t('privacyPolicy'), `/${locale}/privacy-policy`, content.legal['privacy-policy'][locale]],
    [t('terms'), `/${locale}/terms-of-the-agreement`, content.legal.terms[locale]],
  ] as const) {
    const links = footer(page)
      .getByRole('navigation', { name: t('legal') })
      .getByRole('link')
    await expect(links).toHaveCount(2)
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
  }
  expect(problems).toEqual([])
})

test('the footer looks different on the home page @slow', async ({ page }) => {
  await page.goto('/ua')
  const home = await background(page)
  const others: string[] = []
  for (const path of ['/ua/nope', pathTo('ua', 'article', { slug: exampleSlug }), '/ua/blog']) {
    await page.goto(path)
    others.push(await background(page))
  }
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(home)
})
