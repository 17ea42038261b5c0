import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { request as newRequest, type Browser } from '@playwright/test'
import { content } from '#lib/content/content'
import { pathTo } from '#lib/i18n/routes'
import { openStore } from '#lib/leads/store/open-store'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { formatPrice } from '#lib/text/format'
import { startDeskSite, startOpenDesk } from '#e2e/support/desk-site'
import { enterDesk } from '#e2e/support/desk-page'
import { spoiltDocument } from '#e2e/support/spoilt-document'
import { sharedPostgres, type SharedPostgres } from '#e2e/support/postgres'
import type { Site } from '#e2e/support/site'
import { anyEmail } from '#e2e/support/staff'
import { expect, test } from '#e2e/support/test'

const secret = 'a-secret-of-editors'
const file = 'content/services.yaml'
const services = readFileSync(file, 'utf8')
const before = content.services[0]?.options[0]?.price ?? 0

/** The price list with another first price. */
const withPrice = (price: number) => services.replace(`price: ${before}\n`, `price: ${price}\n`)

const edit = (files: string, document = 'services', publishAt = new Date()) => ({
  document,
  files,
  staffId: null,
  at: publishAt.toISOString(),
  publishAt: publishAt.toISOString(),
  base: null,
  fileHash: '',
})

async function renew({ url }: Site) {
  const request = await newRequest.newContext()
  const headers = { Authorization: `Bearer ${secret}` }
  const response = await request.post(`${url}/api/revalidate`, { headers, data: { content: true } })
  expect(response.status()).toBe(200)
  await request.dispose()
}

const home = async ({ url }: Site) => {
  const response = await fetch(url + pathTo('ua'))
  return { status: response.status, html: await response.text() }
}

test(
  'what is published on one instance is on the other within two seconds, and at its time, with PostgreSQL',
  { tag: '@slow' },
  async ({ browser }) => {
    const postgres: SharedPostgres = await sharedPostgres()
    const url = await postgres.createDatabase()
    const [first, second] = await Promise.all([
      startDeskSite({ DATABASE_URL: url }),
      startDeskSite({ DATABASE_URL: url }),
    ])
    const store = await openStore({ url })
    await Promise.all([home(first), home(second)])
    const { post, close } = await editor(browser, first, store)
    await post({ document: 'services', do: 'publish', 'services.yaml:categories.0.options.0.price': '234567' })
    await expect
      .poll(async () => (await home(second)).html, { timeout: 2000, intervals: [100] })
      .toContain(formatPrice('ua', 234567))
    expect((await home(first)).html).toContain(formatPrice('ua', 234567))

    const soon = new Date(Date.now() + 3000)
    await store.database
      .insertInto('edit')
      .values(edit(JSON.stringify({ [file]: withPrice(345678) }), 'services', soon))
      .execute()
    await Promise.all([first, second].map((site) => site.end('SIGTERM')))
    await Promise.all([first, second].map((site) => site.start()))
    for (const site of [first, second])
      await expect.poll(async () => (await home(site)).html, { timeout: 10_000 }).toContain(formatPrice('ua', 345678))
    await close()
    await store.close()
    await Promise.all([first.stop(), second.stop()])
    await postgres.remove()
  },
)

/** Posts as a page of the desk does, for somebody who edits. */
async function editor(browser: Browser, site: Site, store: LeadStore) {
  const page = await browser.newPage({ baseURL: site.url })
  const { token } = await enterDesk(page, site, store, anyEmail(), 'editor')
  const headers = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  const cookie = `__Host-staff=${token}`
  return {
    post: async (form: Record<string, string>) => {
      const body = new URLSearchParams({ to: '/staff/content', draft: '', seen: '', base: '', ...form })
      const init = { method: 'POST', body, headers: { ...headers, cookie }, redirect: 'manual' } as const
      expect((await fetch(`${site.url}/api/staff/content`, init)).status).toBe(303)
    },
    close: () => page.context().close(),
  }
}

test(
  'what cannot be used of the store takes no page down: the state before is shown, then the file, and staff are told',
  { tag: '@slow' },
  async () => {
    const site = await startOpenDesk({ REVALIDATE_SECRET: secret })
    const store = await openStore({ folder: site.dataDir })
    const publish = async (files: string, document?: string) => {
      await store.database.insertInto('edit').values(edit(files, document)).execute()
      await renew(site)
      return home(site)
    }
    const broken = {
      'no JSON': '{"content/serv',
      'no YAML': JSON.stringify({ [file]: 'categories: [' }),
      'no price list': JSON.stringify({ [file]: 'categories: 3' }),
      'a fact that is nowhere': JSON.stringify({
        [file]: services.replace(/summary:\n(\s+)ua: .*/, 'summary:\n$1ua: "{a.b}"'),
      }),
    }
    const good = JSON.stringify({ [file]: withPrice(456789) })
    for (const [what, files] of Object.entries(broken)) {
      await store.database.deleteFrom('edit').execute()
      const asFile = await publish(files)
      expect(asFile, what).toMatchObject({ status: 200, html: expect.stringContaining(formatPrice('ua', before)) })
      await store.database.deleteFrom('edit').execute()
      await publish(good)
      const asBefore = await publish(files)
      expect(asBefore, what).toMatchObject({ status: 200, html: expect.stringContaining(formatPrice('ua', 456789)) })
      await expect
        .poll(async () => (await store.database.selectFrom('alarm').select('code').execute()).map(({ code }) => code), {
          message: what,
        })
        .toContain('content')
    }
    const unknown = JSON.stringify({ 'content/nothing.exe': 'x', 'content/../package.json': '{}' })
    expect((await publish(unknown, 'nothing')).status).toBe(200)
    await store.close()
    await site.stop()
  },
)

const names =
  'services packages check-up weight-loss plan report clinic claims people faq not-for home pages topics'.split(' ')
const pages = [
  pathTo('ua'),
  pathTo('en', 'checkUp'),
  pathTo('ua', 'weightLoss'),
  pathTo('en', 'blog'),
  '/sitemap.xml',
  '/ua/sign-up',
]

test('documents with anything in any place take no page down', { tag: '@slow' }, async () => {
  const site = await startOpenDesk({ REVALIDATE_SECRET: secret })
  const store = await openStore({ folder: site.dataDir })
  const all = fc.tuple(...names.map(spoiltDocument))
  await fc.assert(
    fc.asyncProperty(all, async (files) => {
      await store.database.deleteFrom('edit').execute()
      const rows = files.map(([path, text], index) => edit(JSON.stringify({ [path]: text }), names[index] ?? ''))
      await store.database.insertInto('edit').values(rows).execute()
      await renew(site)
      const answers = await Promise.all(pages.map(async (path) => [path, (await fetch(site.url + path)).status]))
      expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    }),
    { numRuns: 12 },
  )
  await store.close()
  await site.stop()
})
