import fc from 'fast-check'
import {
  contentTest,
  fetchHome,
  makePriceList,
  makeVersion,
  originalPrice,
  servicesFile,
  servicesText,
} from '#e2e/support/content-site'
import { generateCorruptDocument } from '#e2e/support/corrupt-document'
import { expect, revalidateSite } from '#e2e/support/test'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'

contentTest(
  'invalid documents in the database break no page: the previous version is shown, then the file, and staff get an alarm @slow',
  async ({ start }) => {
    const { site, store } = await start()
    const publish = async (files: string, document?: string) => {
      await store.database
        .insertInto('documentVersion')
        .values(makeVersion(files, document))
        .execute()
      await revalidateSite(site.url, { content: true })
      return fetchHome(site)
    }
    const broken = {
      'no JSON': '{"content/serv',
      'no YAML': JSON.stringify({ [servicesFile]: 'categories: [' }),
      'no price list': JSON.stringify({ [servicesFile]: 'categories: 3' }),
      'a fact that is nowhere': JSON.stringify({
        [servicesFile]: servicesText.replace(/summary:\n(\s+)ua: .*/, 'summary:\n$1ua: "{a.b}"'),
      }),
    }
    const good = JSON.stringify({ [servicesFile]: makePriceList(456789) })
    for (const [what, files] of Object.entries(broken)) {
      await store.database.deleteFrom('documentVersion').execute()
      const asFile = await publish(files)
      expect(asFile, what).toMatchObject({
        status: 200,
        html: expect.stringContaining(formatPrice('ua', originalPrice)),
      })
      await store.database.deleteFrom('documentVersion').execute()
      await publish(good)
      const asBefore = await publish(files)
      expect(asBefore, what).toMatchObject({
        status: 200,
        html: expect.stringContaining(formatPrice('ua', 456789)),
      })
      await expect
        .poll(
          async () =>
            (await store.database.selectFrom('alarm').select('code').execute()).map(
              ({ code }) => code,
            ),
          {
            message: what,
          },
        )
        .toContain('content')
    }
    const unknown = JSON.stringify({ 'content/nothing.exe': 'x', 'content/../package.json': '{}' })
    expect((await publish(unknown, 'nothing')).status).toBe(200)
  },
)

const documentNames =
  'services packages check-up weight-loss price plan report clinic claims people faq not-for home first-visit how-we-work pages topics screening'.split(
    ' ',
  )

const checkedPaths = [
  pathTo('ua'),
  pathTo('en', 'checkUp'),
  pathTo('ua', 'weightLoss'),
  pathTo('ua', 'priceBreakdown'),
  pathTo('ua', 'screening'),
  pathTo('en', 'firstVisit'),
  pathTo('ua', 'howWeWork'),
  pathTo('en', 'blog'),
  '/sitemap.xml',
  '/ua/sign-up',
]

contentTest('documents with random values break no page @slow', async ({ start }) => {
  const { site, store } = await start()
  const all = fc.tuple(...documentNames.map(generateCorruptDocument))
  await fc.assert(
    fc.asyncProperty(all, async (files) => {
      await store.database.deleteFrom('documentVersion').execute()
      const rows = files.map(([path, text], index) =>
        makeVersion(JSON.stringify({ [path]: text }), documentNames[index] ?? ''),
      )
      await store.database.insertInto('documentVersion').values(rows).execute()
      await revalidateSite(site.url, { content: true })
      const answers = await Promise.all(
        checkedPaths.map(async (path) => [path, (await fetch(site.url + path)).status]),
      )
      expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
