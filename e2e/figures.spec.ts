import { figures } from '#content/figures/index'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, words } from '#e2e/support/test'

test.use({ javaScriptEnabled: false })

const drawn = [...figures].map(([slug, figure]) => ({ slug, figure }))
const byForm = Map.groupBy(drawn, ({ figure }) => figure.form)

for (const { articles, which, locale } of [
  {
    which: 'an article of each form of drawing',
    locale: 'en',
    articles: [...byForm.values()].flatMap((all) => all.slice(0, 1)),
  },
  ...locales.map((locale) => ({ which: 'every article @slow', locale, articles: drawn })),
] as const) {
  test(`the number of an article is drawn, with where it comes from, in ${locale}: ${which}`, async ({ page }) => {
    for (const { slug, figure } of articles) {
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
