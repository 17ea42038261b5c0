import { content } from '#e2e/support/content'
import { exampleSlug } from '#e2e/support/pages'
import { expect, getTranslator, tagRepetition, test } from '#e2e/support/test'
import { formatNumber } from '#lib/i18n/format'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

const { howWeWork, claims } = content

for (const locale of locales)
  test(`${locale}: every claim has its number and what is known of it; rules, money and data are told in full${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    const t = getTranslator(locale, 'WeightLoss')
    await page.goto(pathTo(locale, 'howWeWork'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(howWeWork.title[locale])
    const numbers = page.getByRole('region', { name: howWeWork.numbers.title[locale] })
    const { unknown } = howWeWork.numbers
    for (const [number, note, text] of [
      [String(claims.yearsOfPractice), claims.notes.practice, unknown.yearsOfPractice],
      [formatNumber(locale, claims.cases), claims.notes.practice, unknown.cases],
      [
        t('percent', { count: String(claims.successPercent) }),
        claims.notes.results,
        unknown.successPercent,
      ],
      [
        t('kg', { count: String(claims.averageLossKg) }),
        claims.notes.results,
        unknown.averageLossKg,
      ],
    ] as const) {
      const claim = numbers.locator('dl > div').filter({ hasText: number })
      await expect(claim.getByRole('definition')).toHaveText((note ?? text)[locale])
    }
    await expect(numbers.getByText(howWeWork.numbers.warning[locale])).toBeVisible()
    const { articles, money, data } = howWeWork
    const lines = [...articles.rules, ...money.lines, ...data.lines]
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines)
      await expect(page.getByText(line[locale], { exact: true })).toBeVisible()
    for (const { title, text } of [...articles.steps, ...howWeWork.numbers.others]) {
      await expect(page.getByRole('heading', { name: title[locale], exact: true })).toBeVisible()
      await expect(page.getByText(text[locale], { exact: true })).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: data.link[locale] }).click()
    await expect(page).toHaveURL(pathTo(locale, 'privacyPolicy'))
  })

test('readers come to the rules from the weight-loss claims, from an article and from the blog', async ({
  page,
}) => {
  const article = getTranslator('ua', 'Article')('howWeWrite')
  for (const [path, name, anchor] of [
    [pathTo('ua', 'weightLoss'), getTranslator('ua', 'WeightLoss')('howWeCount'), ''],
    [pathTo('ua', 'article', { slug: exampleSlug }), article, 'articles'],
    [pathTo('ua', 'blog'), article, 'articles'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(pathTo('ua', 'howWeWork', { anchor }))
    if (anchor)
      await expect(
        page.getByRole('heading', { name: howWeWork.articles.title.ua }),
      ).toBeInViewport()
  }
})
