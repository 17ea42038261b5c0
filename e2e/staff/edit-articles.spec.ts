import { globSync, readFileSync } from 'node:fs'
import { articleSlugs } from '#e2e/support/pages'
import { content } from '#e2e/support/content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import {
  choosePicture,
  expectImageShown,
  makePhoto,
  pressEditorButton,
  getEditorNotice,
  fetchHomePage,
  openAllDetails,
} from '#e2e/support/editor-steps'
import { makeTexts } from '#e2e/support/make-texts'
import { expect, expectAccessible, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')

/** The fields of a text in every language, by the id of the text. */
const makeFields = (id: string, ukrainian: string, english: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(makeTexts(ukrainian, english)).map(([locale, text]) => [
      `${id}.${locale}`,
      text,
    ]),
  )

test('a new photograph of a doctor is shown in the preview and, after publishing, to every visitor; a landscape photograph is refused @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const [doctor] = content.doctors
  const name = doctor?.name.ua ?? ''
  await page.goto(`/staff/content/doctors/${doctor?.id}`)
  const field = page.getByLabel(t('content.fields.photo'), { exact: true })
  const before = await field.inputValue()
  await choosePicture(page, await makePhoto(1200, 900))
  await expect(page.getByRole('alert').filter({ hasText: '1200 × 900' })).toBeVisible()
  await expect(field).toHaveValue(before)
  await choosePicture(page, await makePhoto(960, 1200))
  await expect(field).toHaveValue(/-960x1200\.jpg$/)
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    pressEditorButton(page, 'preview'),
  ])
  await expectImageShown(preview.getByRole('img', { name }))
  expect(await fetchHomePage(site.url)).not.toContain('960x1200')
  await page.reload()
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  await page.goto(pathTo('ua'))
  await expectImageShown(page.getByRole('img', { name }))
})

test('an editor writes a new article with a photograph and a figure, and readers see it in both languages @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = `written-${Date.now()}`
  const fillFields = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).reduce(
      (before, [id, text]) => before.then(() => page.locator(`[id="${id}"]`).fill(text)),
      Promise.resolve(),
    )
  const addItem = async (what: string) => {
    await page
      .getByRole('button', { name: `${t('content.list.add')}: ${what}`, exact: true })
      .click()
    await openAllDetails(page)
  }
  await page.goto('/staff/content')
  await page.getByLabel(t('content.newArticle')).fill(slug)
  await page.getByLabel(t('content.newArticle')).press('Enter')
  await addItem(t('content.fields.topics'))
  await addItem(t('content.fields.references'))
  await addItem(t('content.fields.keyFacts'))
  await page.locator('[id="article.yaml:author"]').selectOption(content.people.authors[0]?.id ?? '')
  await page.locator('[id="article.yaml:reviewer"]').selectOption(content.doctors[0]?.id ?? '')
  await page.locator('[id="article.yaml:topics.0"]').selectOption(content.topics[0]?.id ?? '')
  await fillFields({
    'article.yaml:nextReview': addDays(getKyivDay(new Date()), 365),
    'article.yaml:references.0.title': 'Sleep',
    'article.yaml:references.0.source': 'Somebody, 2020',
    'article.yaml:references.0.year': '2020',
    'article.yaml:references.0.doi': '10.1000/182',
    ...makeFields('article.yaml:keyFacts.0.value', '7 годин', '7 hours'),
    ...makeFields('article.yaml:keyFacts.0.meaning', 'сну', 'of sleep'),
    ...makeFields('article.yaml:coverNumber', '7', '7'),
  })
  const titles = makeTexts('Сон і будильник', 'Sleep and the alarm')
  const sentence = makeTexts(
    'Люди сплять по-різному, і будильник цього не знає, тож варто спершу зважати на себе. ',
    'People sleep in different ways, and an alarm does not know it, so listen to yourself first. ',
  )
  for (const locale of locales) {
    await fillFields({
      [`${locale}.md:title`]: titles[locale],
      [`${locale}.md:metaTitle`]: titles[locale],
      [`${locale}.md:excerpt`]: sentence[locale].trim(),
      [`${locale}.md:description`]: sentence[locale].repeat(2).slice(0, 150).trim(),
      [`${locale}.md:text()`]: `${sentence[locale].repeat(2)}[1]\n\n## ${titles[locale]}\n\n7. ${sentence[locale]}\n\n<figure></figure>\n\n`,
    })
    await page.locator(`[id="${locale}.md:text()"]`).press('ControlOrMeta+End')
    await choosePicture(page, await makePhoto(900, 600), locales.indexOf(locale))
    const text = page.locator(`[id="${locale}.md:text()"]`)
    await expect(text).toHaveValue(/!\[\]\(photo-[\da-f]{8}-900x600\.jpg\)\s*$/)
    await text.fill((await text.inputValue()).replace('![](', `![${titles[locale]}](`))
  }
  await addItem(t('content.files.figure_yaml'))
  await page.locator('[id="figure.yaml:form"]').selectOption('ratio')
  await pressEditorButton(page, 'save')
  await expect(getEditorNotice(page, 'saved')).toBeVisible()
  await openAllDetails(page)
  const conclusion = 'Позначка праворуч від межі.'
  await fillFields({
    ...makeFields('figure.yaml:title', 'Сон', 'Sleep'),
    ...makeFields('figure.yaml:description', 'Сім днів сну.', 'Seven days of sleep.'),
    ...makeFields('figure.yaml:conclusion', conclusion, 'The mark is right of the line.'),
    ...makeFields('figure.yaml:note', 'Без пояснень.', 'Without a note.'),
    ...makeFields('figure.yaml:source', 'Хтось, 2020.', 'Somebody, 2020.'),
    ...makeFields('figure.yaml:value', '7', '7'),
    ...makeFields('figure.yaml:label', 'днів', 'days'),
    ...makeFields('figure.yaml:ends.0', 'менше', 'less'),
    ...makeFields('figure.yaml:ends.1', 'більше', 'more'),
    'figure.yaml:references': '1',
    'figure.yaml:range': '0, 10',
    'figure.yaml:marker': '7',
  })
  await pressEditorButton(page, 'save')
  await expect(getEditorNotice(page, 'saved')).toBeVisible()
  await expect(page.getByRole('img', { name: t('content.figureDrawing') })).toBeVisible()
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()

  await page.goto(pathTo('ua', 'article', { slug }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.ua)
  await expect(page.locator('.poster .cover')).toHaveText('7')
  const picture = page.getByRole('img', { name: titles.ua })
  await expectImageShown(picture)
  await expect(page.getByText(conclusion)).toBeVisible()
  // The site serves a smaller copy of the picture. The copy lacks the camera's metadata
  // (`Somebody`).
  const file = await fetch(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/)
  expect(Buffer.from(await file.arrayBuffer()).includes('Somebody')).toBe(false)
  expect((await fetch(`${site.url}/pictures/x_photo-00000000-1x1_jpg-400.avif`)).status).toBe(404)
  await page.goto(pathTo('en', 'article', { slug }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en)
  // Articles of one day have a fixed order, so the new article may be on the second page.
  const lists = [pathTo('ua', 'blog'), pathTo('ua', 'blogPage', { slug: '2' })]
  const pages = await Promise.all(lists.map(async (path) => (await fetch(site.url + path)).text()))
  expect(pages.join('')).toContain(slug)
})

test('the old address of a renamed article redirects to the new one, and a removed article answers 410 @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const slug = articleSlugs.at(-1) ?? ''
  const name = `${slug}-renamed`
  await page.goto(`/staff/content/posts/${slug}`)
  await expectAccessible(page)
  const author = page.locator('[id="article.yaml:author"]')
  await expect(
    author.locator('option', { hasText: content.people.authors[0]?.name.ua ?? '' }),
  ).toHaveCount(1)
  await page.getByLabel(t('content.newName')).fill(name)
  await page.getByRole('button', { name: t('content.move.new'), exact: true }).click()
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  // The old addresses of the article and of its link preview redirect to the new slug.
  for (const [page, param, now] of [
    ['article', slug, name],
    ['articleImage', `${slug}.png`, `${name}.png`],
  ] as const) {
    const old = await fetch(site.url + pathTo('ua', page, { slug: param }), { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([
      308,
      pathTo('ua', page, { slug: now }),
    ])
  }
  expect((await fetch(site.url + pathTo('en', 'article', { slug: name }))).status).toBe(200)

  // An article to which another document links cannot be removed.
  const linked = new Set([
    ...content.articles.flatMap(({ related }) => related),
    ...Object.values(content.faq).flatMap((questions) => questions.map(({ article }) => article)),
    ...content.screening.checks.map(({ article }) => article),
  ])
  const texts = globSync('content/posts/*/ua.md').map((path) => readFileSync(path, 'utf8'))
  const isLinked = (slug: string) =>
    linked.has(slug) || texts.some((text) => text.includes(`/article/${slug})`))
  const free = articleSlugs.find((each) => !isLinked(each)) ?? ''
  await page.goto(`/staff/content/posts/${free}`)
  await page.getByLabel(t('content.leadTo')).selectOption('')
  await page.getByRole('button', { name: t('content.move.off'), exact: true }).click()
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect((await fetch(site.url + pathTo('ua', 'article', { slug: free }))).status).toBe(410)
  expect(
    (await fetch(site.url + pathTo('ua', 'articleImage', { slug: `${free}.png` }))).status,
  ).toBe(404)
})
