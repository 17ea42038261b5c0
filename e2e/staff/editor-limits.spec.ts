import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { makePhoto } from '#e2e/support/editor-steps'
import { sendSignUp } from '#e2e/support/sign-up-load'
import { expect, makeUniqueName, getTranslator } from '#e2e/support/test'
import { translateMistake } from '#lib/content/mistakes'

const t = getTranslator('ua', 'Staff')

// These tests prove that heavy requests of an editor do not delay visitors.

const nestedList = Array.from({ length: 1000 }, (_, level) => `${' '.repeat(2 * level)}- a`).join(
  '\n',
)

const makeDeskHeaders = (url: string, token: string) => ({
  Cookie: `__Host-staff=${token}`,
  Origin: url,
  'Sec-Fetch-Site': 'same-origin',
})

test('a text that is too costly to render is refused with an explanation, and visitors are served meanwhile', async ({
  enter,
  site,
}) => {
  const { token } = await enter('editor')
  const headers = makeDeskHeaders(site.url, token)
  const renderMarkdown = async (markdown: string) => {
    const body = new URLSearchParams({ do: 'render', markdown })
    const response = await fetch(`${site.url}/api/staff/content`, { method: 'POST', headers, body })
    return [response.status, await response.json()] as const
  }
  const problem = translateMistake({ rule: 'longText', most: 60_000 }, 'ua')
  const refused = renderMarkdown(nestedList)
  const started = performance.now()
  for (let visit = 0; visit < 5; visit++) expect((await fetch(`${site.url}/ua`)).status).toBe(200)
  // Six seconds are allowed, because other tests load the machine at the same time. Without limits
  // for texts, rendering this list took 40 s.
  expect(performance.now() - started).toBeLessThan(6000)
  expect(await refused).toEqual([422, { problem: t('content.tools.noPreview', { problem }) }])
  const html = expect.stringContaining('<strong>виділенням</strong>') as unknown
  expect(await renderMarkdown('Текст із **виділенням** [1]')).toEqual([200, { html }])
})

test('each file of a picture is sent with its own content type', async ({ enter, site }) => {
  const { token } = await enter('editor')
  const body = await makePhoto(500, 400)
  const sent = { method: 'POST', headers: makeDeskHeaders(site.url, token), body }
  const answer = (await (await fetch(`${site.url}/api/staff/picture`, sent)).json()) as {
    name: string
  }
  const file = answer.name.replace('.', '_')
  const types = {
    [answer.name]: 'jpeg',
    [`${file}-400.avif`]: 'heif',
    [`${file}-500.webp`]: 'webp',
  }
  for (const [name, format] of Object.entries(types)) {
    const response = await fetch(`${site.url}/pictures/an-article_${name}`)
    const { format: own } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(own).toBe(format)
    expect(response.headers.get('content-type')).toBe(
      `image/${format === 'heif' ? 'avif' : format}`,
    )
  }
  expect((await fetch(`${site.url}/pictures/an-article_${file}-400.gif`)).status).toBe(404)
})

test('twelve largest pictures at once delay no sign-up, and at least one of them is saved @slow', async ({
  enter,
  site,
}) => {
  // The site needs ten seconds of processor time for each picture.
  test.setTimeout(400_000)
  const { token } = await enter('editor')
  const headers = makeDeskHeaders(site.url, token)
  // The picture has random colours, because a picture of one colour is decoded quickly.
  const squares = await sharp(randomBytes(100 * 100 * 3), {
    raw: { width: 100, height: 100, channels: 3 },
  })
    .resize(7000, 7000, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const uploads = Array.from({ length: 12 }, async () => {
    const response = await fetch(`${site.url}/api/staff/picture`, {
      method: 'POST',
      headers,
      body: squares,
    })
    return [response.status, await response.json()] as const
  })
  let isOver = false
  const answered = Promise.all(uploads).finally(() => (isOver = true))
  const signUps: number[] = []
  while (!isOver) signUps.push(await sendSignUp(site.url, makeUniqueName()))
  expect(new Set(signUps)).toEqual(new Set([201]))
  const answers = await answered
  const name = expect.stringMatching(/-2280x2280\.jpg$/) as unknown
  expect(answers).toContainEqual([200, { name }])
  const others = answers.filter(([status]) => status !== 200)
  expect(others).toEqual(others.map(() => [503, { problem: 'busy' }]))
})
