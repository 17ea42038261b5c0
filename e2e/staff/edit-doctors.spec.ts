import { content } from '#e2e/support/content'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { getEditorNotice, pressEditorButton } from '#e2e/support/editor-steps'
import { makeTexts } from '#e2e/support/make-texts'
import { expect, expectAccessible, getTranslator } from '#e2e/support/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')

test('an editor adds a doctor, who gets a card and a page at once, and takes the doctor off again @slow', async ({
  page,
  enter,
  site,
}) => {
  await enter('editor')
  const id = `added-${Date.now()}`
  const names = makeTexts('Ганна Новенька', 'Hanna Novenka')
  const professions = makeTexts('Лікарка-кардіологиня', 'Cardiologist')
  const sentences = makeTexts(
    'Лікарка слухає, пояснює й лише потім призначає обстеження. ',
    'This doctor listens, explains and only then orders any tests. ',
  )
  const field = (name: string) => page.locator(`[id="doctor.yaml:${name}"]`)
  await page.goto('/staff/content')
  await expectAccessible(page)
  await page.getByLabel(t('content.newDoctor')).fill(id)
  await page.getByLabel(t('content.newDoctor')).press('Enter')
  await expect(page).toHaveURL(`/staff/content/doctors/${id}`)
  await expect(field('specialty')).toHaveValue('')
  await field('specialty').selectOption(t('content.values.Cardiovascular'))
  await field('firstConsultation').selectOption(content.services[0]?.options[0]?.id ?? '')
  await field('yearsOfExperience').fill('7')
  await field('patientsInThousands').fill('3')
  await field('changed').fill(getKyivDay(new Date()))
  for (const locale of locales) {
    await field(`name.${locale}`).fill(names[locale])
    await field(`profession.${locale}`).fill(professions[locale])
    await field(`description.${locale}`).fill(sentences[locale].trim())
    await field(`education.${locale}`).fill(names[locale])
    await field(`metaDescription.${locale}`).fill(sentences[locale].repeat(2).trim())
  }
  await pressEditorButton(page, 'publish')
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  const [live] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: t('content.live') }).click(),
  ])
  await expect(live.getByRole('heading', { level: 1 })).toHaveText(names.ua)

  const path = pathTo('en', 'doctor', { slug: id })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.en)
  const doctor = getTranslator('en', 'Doctor')
  const education = page.getByRole('region', { name: doctor('education'), exact: true })
  await expect(education.getByRole('listitem')).toHaveText(names.en)
  await expect(page.getByRole('region', { name: doctor('certificates') })).toHaveCount(0)
  const fetchHome = async () => (await fetch(site.url + pathTo('en'))).text()
  expect(await fetchHome()).toContain(`href="${path}"`)

  await page.goto(`/staff/content/doctors/${id}`)
  await page.getByRole('button', { name: t('content.removeDoctor'), exact: true }).click()
  await expect(getEditorNotice(page, 'published')).toBeVisible()
  expect((await fetch(site.url + path)).status).toBe(404)
  expect(await fetchHome()).not.toContain(`href="${path}"`)
})

test('a doctor whom an article names cannot be taken off @slow', async ({ page, enter, site }) => {
  await enter('editor')
  const id = content.articles[0]?.reviewer ?? ''
  await page.goto(`/staff/content/doctors/${id}`)
  await page.getByRole('button', { name: t('content.removeDoctor'), exact: true }).click()
  await expect(getEditorNotice(page, 'refused')).toBeVisible()
  expect((await fetch(site.url + pathTo('ua', 'doctor', { slug: id }))).status).toBe(200)
})
