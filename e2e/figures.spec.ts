import { figures } from '#content/figures/index'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, repeats, test, words } from '#e2e/support/test'

test.use({ javaScriptEnabled: false })

const drawn = [...figures].map(([slug, figure]) => ({ slug, figure }))

for (const locale of locales) {
  test(`every article draws its number and says where it comes from, ${locale}${repeats(locale === 'ua')}`, async ({
    page,
  }) => {
    for (const { slug, figure } of drawn) {
      await test.step(slug, async () => {
        await page.goto(pathTo(locale, 'article', { slug }))
        const name = `${figure.title[locale]} ${figure.description[locale]}`
        await expect(page.getByRole('img', { name })).toBeVisible()
        const shown = page.getByRole('article').getByRole('figure')
        await expect(shown).toContainText(figure.conclusion[locale])
        for (const reference of figure.references) {
          const work = page.getByRole('region', { name: words(locale, 'Article')('references') }).getByRole('listitem')
          await shown.getByRole('link', { name: `[${reference}]`, exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`#reference-${reference}$`))
          await expect(work.nth(reference - 1)).toHaveId(`reference-${reference}`)
          await expect(work.nth(reference - 1)).toBeInViewport()
        }
      })
    }
  })
}
