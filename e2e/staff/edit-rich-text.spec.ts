import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { choosePicture, makePhoto } from '#e2e/support/editor-steps'
import { expect, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')

const openNewArticle = (page: Page, name: string) =>
  page.goto(`/staff/content/posts/${name}-${Date.now()}`)

const getText = (page: Page) => page.locator('[id="ua.md:text()"]')

/** Makes the focused field receive a paste event with these clipboard formats. */
const paste = (page: Page, formats: Readonly<Record<string, string>>) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(data)) clipboardData.setData(format, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, formats)

/** HTML that Word for Windows puts on the clipboard. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment-->
<h1>Сон<o:p></o:p></h1>
<p class=MsoNormal>Люди сплять <b>по-різному</b>&nbsp;[1], <a href="https://example.org/sleep">тут</a> докладно.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Що робити</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span>Лягати вчасно</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span>без теле\u00ADфону</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Вставати вчасно</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>Перше</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Вік</b></p></td><td><p class=MsoNormal><b>Сон</b></p></td></tr>
<tr><td><p class=MsoNormal>18–60</p></td><td><p class=MsoNormal>7&nbsp;годин</p></td></tr></table>
<!--EndFragment--></body></html>`

/** HTML that Google Docs puts on the clipboard. */
const googleHtml = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Сон</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal">Люди сплять </span><span style="font-weight:700">по-різному</span><span style="font-weight:400"> й </span><span style="font-weight:400;font-style:italic">довго</span><span>.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Лягати</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>вчасно</span></p></li></ul></ul><p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/sleep&amp;sa=D"><span>Докладно</span></a></p></b>`

test('a text from Word or Google Docs is pasted as Markdown, without invisible signs', async ({
  page,
  enter,
}) => {
  await enter('editor')
  await openNewArticle(page, 'pasted')
  // The fields are disabled until hydration, and a disabled field takes no focus.
  await expect(getText(page)).toBeEnabled()
  await getText(page).focus()
  await paste(page, { 'text/html': wordHtml, 'text/plain': 'Сон' })
  const expected = [
    '## Сон',
    '',
    'Люди сплять **по-різному** [1], [тут](https://example.org/sleep) докладно.',
    '',
    '### Що робити',
    '',
    '- Лягати вчасно',
    '    - без телефону',
    '- Вставати вчасно',
    '',
    '1. Перше',
  ].join('\n')
  await expect(getText(page)).toHaveValue(new RegExp(`^${escapePattern(expected)}`))
  await expect(getText(page)).toHaveValue(
    /\| Вік +\| Сон +\|\n\| ---.*\n\| 18–60 +\| 7&nbsp;годин \|\n?$/,
  )

  await getText(page).fill('')
  await paste(page, { 'text/html': googleHtml, 'text/plain': 'Сон' })
  await expect(getText(page)).toHaveValue(
    [
      '## Сон',
      '',
      'Люди сплять **по-різному** й *довго*.',
      '',
      '- Лягати',
      '    - вчасно',
      '',
      '[Докладно](https://example.org/sleep)',
    ].join('\n'),
  )
  const title = page.locator('[id="ua.md:title"]')
  await title.focus()
  await paste(page, { 'text/plain': 'Сон\u000Bі зда\u00ADтність\u200B' })
  await expect(title).toHaveValue('Сон і здатність')
})

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('a figure is drawn beside its numbers, its form is chosen in the page, and a work is cut to its DOI', async ({
  page,
  enter,
}) => {
  await enter('editor')
  await openNewArticle(page, 'drawn')
  await page
    .getByRole('button', {
      name: `${t('content.list.add')}: ${t('content.files.figure_yaml')}`,
      exact: true,
    })
    .click()
  const drawing = page.getByRole('img', { name: t('content.figureDrawing') })
  await expect(drawing).toBeVisible()
  await expect(getText(page)).toHaveValue(/<figure><\/figure>/)
  await page.locator('[id="figure.yaml:form"]').selectOption('ratio')
  const marker = page.locator('[id="figure.yaml:marker"]')
  await expect(marker).toHaveValue('0.7')
  const line = drawing.locator('line.marker')
  await expect(line).toHaveAttribute('x1', '35%')
  await marker.fill('0,5')
  await expect(line).toHaveAttribute('x1', '25%')

  await page
    .getByRole('button', {
      name: `${t('content.list.add')}: ${t('content.fields.references')}`,
      exact: true,
    })
    .click()
  const doi = page.locator('[id="article.yaml:references.0.doi"]')
  await doi.fill('https://doi.org/10.1000/182')
  await doi.blur()
  await expect(doi).toHaveValue('10.1000/182')
  const day = page.locator('[id="article.yaml:published"]')
  await day.fill('5.1.2027')
  await day.blur()
  await expect(day).toHaveValue('05.01.2027')
  // The missing author is marked at its field and listed in a message. The message names the field
  // as the form does, without the file name article.yaml.
  await page.getByRole('button', { name: t('content.save'), exact: true }).click()
  const problem = page.getByRole('alert').getByRole('link', {
    name: `${t('content.files.article_yaml')} › ${t('content.fields.author')}`,
  })
  await expect(page.getByRole('status').filter({ hasText: t('content.said.saved') })).toBeVisible()
  await expect(problem.or(page.getByRole('status').getByRole('link').first())).toBeVisible()
  await expect(page.locator('[id="article.yaml:author"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('main')).not.toContainText('article.yaml')
  await expect(day).toHaveValue('05.01.2027')
})

test('a picture that the browser cannot open is refused in words; the next one lands at the cursor, or its place is asked for', async ({
  page,
  enter,
}) => {
  await enter('editor')
  await openNewArticle(page, 'pictured')
  await expect(getText(page)).toBeEnabled()
  const picture = page.getByLabel(t('content.tools.picture')).first()
  await picture.setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByRole('alert').filter({ hasText: t('content.tools.heic') })).toBeVisible()

  // No cursor has been put into the text, so the form asks where the picture belongs.
  await choosePicture(page, await makePhoto(900, 600))
  await expect(page.getByText(t('content.tools.heic'))).toBeHidden()
  const place = page.getByLabel(t('content.tools.where'))
  await expect(place).toBeVisible({ timeout: 60_000 })
  await place.selectOption({ label: t('content.tools.atBeginning') })
  await page.getByRole('button', { name: t('content.tools.put'), exact: true }).click()
  await expect(getText(page)).toHaveValue(/^\n!\[\]\(photo-[\da-f]{8}-900x600\.jpg\)\n/)

  await getText(page).fill('Перше речення.\n\nДруге речення.')
  await getText(page).press('ControlOrMeta+Home')
  await getText(page).press('End')
  // The form shrinks a large picture before it sends the picture to the site.
  const sent = page.waitForRequest('**/api/staff/picture')
  await choosePicture(page, await makeLargePhoto())
  expect(Number((await sent).headers()['content-length'] ?? 0)).toBeLessThan(2_000_000)
  await expect(getText(page)).toHaveValue(
    /^Перше речення\.\n!\[\]\(photo-[\da-f]{8}-2280x\d+\.jpg\)\n\n\nДруге речення\.$/,
    { timeout: 90_000 },
  )
})

/** Makes a JPEG of more than 2 MB that is wider than the pictures that the site stores. */
async function makeLargePhoto() {
  const { default: sharp } = await import('sharp')
  const { randomBytes } = await import('node:crypto')
  const side = 600
  const noise = sharp(randomBytes(side * side * 3), {
    raw: { width: side, height: side, channels: 3 },
  })
  const buffer = await noise
    .resize(3600, 2400, { kernel: 'nearest' })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(2_000_000)
  return buffer
}

test('the pages that show a price are linked at its field', async ({ page, enter }) => {
  await enter('editor')
  await page.goto('/staff/content/check-up')
  const field = page.locator('div:has(> div > [id="check-up.yaml:price"])')
  await expect(field).toContainText(t('content.shownOn'))
  await expect(field.getByRole('link', { name: content.pages.home.title.ua })).toHaveAttribute(
    'href',
    '/ua',
  )
})
