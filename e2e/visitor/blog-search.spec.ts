import { pathTo } from '#lib/i18n/routes'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { articleSlugs } from '#e2e/support/pages'
import { findArticleFacts } from '#lib/content/current-content'

test.use({ javaScriptEnabled: false })

const queries = [
  { locale: 'ua', query: 'тиском удома', slug: 'blood-pressure-monitoring' },
  { locale: 'en', query: 'blood pressure at home', slug: 'blood-pressure-monitoring' },
] as const

for (const { locale, query, slug } of queries) {
  const t = getTranslator(locale, 'BlogSearch')
  const blog = getTranslator(locale, 'Blog')

  test(`the search box finds an article by another form of a word, ${locale}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'blog'))
    const box = page.getByRole('search').getByLabel(t('label'))
    await box.fill(query)
    await box.press('Enter')
    await expect(page).toHaveURL(
      `${pathTo(locale, 'blogSearch')}?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
    await expect(box).toHaveValue(query)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    const links = page.getByRole('main').getByRole('link', { name: blog('readMore') })
    await expect(links.first()).toHaveAttribute('href', pathTo(locale, 'article', { slug }))
    await links.first().click()
    await expect(page).toHaveURL(pathTo(locale, 'article', { slug }))
  })
}

const t = getTranslator('ua', 'BlogSearch')

test('a search without results says so and offers the newest articles and the topics @slow', async ({
  page,
}) => {
  await page.goto(`${pathTo('ua', 'blogSearch')}?q=абракадабрище`)
  const title = t('results', { count: 0, query: 'абракадабрище' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(t('nothing'))).toBeVisible()
  const readMore = page
    .getByRole('main')
    .getByRole('link', { name: getTranslator('ua', 'Blog')('readMore') })
  await expect(readMore).toHaveCount(3)
  await expect(readMore.first()).toHaveAttribute(
    'href',
    pathTo('ua', 'article', { slug: articleSlugs[0] ?? '' }),
  )
  await page
    .getByRole('navigation', { name: getTranslator('ua', 'Blog')('topics') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/ua\/blog\/topic\//)
})

test('each query has its own results, whatever other parameters the address has', async ({
  request,
}) => {
  const path = pathTo('ua', 'blogSearch')
  const getResults = async (query: string) => {
    const response = await request.get(`${path}?${query}`)
    expect(response.status(), query).toBe(200)
    expect(response.headers()['cache-control'], query).toMatch(/no-store/)
    return response.text()
  }
  const [first = '', second = ''] = articleSlugs
  const getTitle = (slug: string) =>
    encodeURIComponent(findArticleFacts(slug)?.text.ua?.head.title ?? '')
  expect(await getResults(`q=${getTitle(first)}`)).toContain(first)
  expect(await getResults(`utm_source=a&q=${getTitle(second)}`)).toContain(second)
  for (const query of [
    '',
    'q=',
    'q=%00%01',
    'q=%F0%9F%98',
    `q=${'а'.repeat(300)}`,
    'q=a&q=b',
    'q=[].*\\',
  ])
    expect(await getResults(query)).toContain(t('label'))
  const hostile = await getResults(`q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile).not.toContain('<script>alert(1)')
})
