import { content } from '#e2e/support/content'
import { expect, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatOpeningWeek } from '#lib/time/opening-days'

for (const locale of locales)
  test(`on a wide screen the part about the clinic has address and opening hours, and a licence only when it is known, ${locale}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(pathTo(locale))
    const { address, hours, links, licence } = content.clinic
    const about = page.getByRole('region', { name: content.home.about.title[locale] })
    await expect(about).toContainText(`${address.street[locale]}, ${address.city[locale]}`)
    await expect(about).toContainText(formatOpeningWeek(locale, hours))
    await expect(
      about.getByRole('link', { name: getTranslator(locale, 'Footer')('map') }),
    ).toHaveAttribute('href', links.map)
    const row = about.getByRole('term').filter({
      hasText: getTranslator(locale, 'About')('licence'),
    })
    await expect(row).toHaveCount(licence ? 1 : 0)
  })
