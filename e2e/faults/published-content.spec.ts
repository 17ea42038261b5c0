import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { content } from '#e2e/support/content'
import {
  contentTest,
  fetchHome,
  makePriceList,
  makeVersion,
  servicesFile,
  servicesText,
} from '#e2e/support/content-site'
import { enterDesk } from '#e2e/support/desk-page'
import { makeTexts } from '#e2e/support/make-texts'
import { getSharedPostgres, type SharedPostgres } from '#e2e/support/postgres'
import type { Site } from '#e2e/support/site'
import { makeUniqueEmail } from '#e2e/support/staff'
import { expect, getTranslator, revalidateSite } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import type { SiteStore } from '#lib/database/open'
import { markFieldPrefix } from '#lib/editing/field-prefixes'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { formatKyivTime, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')

/** Replaces the link to `content/` in a site's folder by a copy. */
function copyContent(folder: string): void {
  const path = join(folder, 'content')
  rmSync(path)
  cpSync('content', path, { recursive: true })
}

/** True when both the text and the structured data of the home page contain a price. */
async function hasPrice(site: Site, price: number) {
  const { html } = await fetchHome(site)
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const isInData = data.some(([, json = '']) => new RegExp(`"price":"?${price}\\b`).test(json))
  return html.includes(formatPrice('ua', price)) && isInData
}

/** The day of the home page's last change, read from the sitemap. */
async function getChangedDay({ url }: Site) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return /<loc>[^<]*\/ua<\/loc>.*?<lastmod>([^<]*)/s.exec(sitemap)?.[1]
}

contentTest(
  'a publication on one instance soon shows on both, and a scheduled one shows at its time, with PostgreSQL @slow',
  async ({ browser, start }) => {
    contentTest.setTimeout(180_000)
    const postgres: SharedPostgres = await getSharedPostgres()
    const DATABASE_URL = await postgres.createDatabase()
    const setDay = (folder: string) => {
      copyContent(folder)
      const pages = join(folder, 'content/pages.yaml')
      writeFileSync(
        pages,
        readFileSync(pages, 'utf8').replaceAll(/changed: .*/g, 'changed: 2026-01-01'),
      )
    }
    const { site: first, store } = await start({ DATABASE_URL }, setDay)
    const { site: second } = await start({ DATABASE_URL }, setDay)
    const both = [first, second]
    await Promise.all(both.map((site) => fetchHome(site)))
    const { page, post, close } = await openEditor(browser, first, store)
    const form = { document: 'check-up', do: 'publish' }
    await post({ ...form, 'check-up.yaml:price': '234567' })
    // On an idle machine the second instance shows the new price within two seconds. Without a
    // notification from the first instance, this would take minutes.
    const soon = { timeout: 15_000, intervals: [100] }
    await Promise.all([
      expect.poll(() => hasPrice(second, 234567), soon).toBe(true),
      expect.poll(() => getChangedDay(second), soon).toBe(getKyivDay(new Date())),
    ])
    expect([await hasPrice(first, 234567), await getChangedDay(first)]).toEqual([
      true,
      getKyivDay(new Date()),
    ])
    const [item] = content.packages.filter(({ id }) => id === 'check-up')
    const name = item?.name ?? ''
    await page.goto(second.url + pathTo('ua'))
    await waitForHydration(page)
    await page
      .getByRole('link', { name: getTranslator('ua', 'Packages')('openOf', { name }), exact: true })
      .click()
    await expect(page.getByRole('dialog', { name, exact: true })).toContainText(
      formatPrice('ua', 234567),
    )

    // The form accepts only whole minutes, so the publication time `at` is 30 to 90 seconds from
    // now. The test restarts the first instance before this time.
    const at = formatKyivTime(new Date(Date.now() + 90_000)).replace(' ', 'T')
    await post({ ...form, 'check-up.yaml:price': '345678', at })
    await first.end('SIGTERM')
    await first.start()
    expect(await hasPrice(first, 345678)).toBe(false)
    for (const site of both)
      await expect.poll(() => hasPrice(site, 345678), { timeout: 95_000 }).toBe(true)
    await close()
    await postgres.remove()
  },
)

contentTest(
  'a doctor published at the desk gets a card, a page and a place in the sitemap without a build; after the removal nothing leads there @slow',
  async ({ start }) => {
    const { site, store } = await start()
    const path = pathTo('ua', 'doctor', { slug: 'newcomer' })
    const image = pathTo('ua', 'doctorImage', { slug: 'newcomer.png' })
    const file = 'content/doctors/newcomer/doctor.yaml'
    const [doctor] = content.doctors
    const text = readFileSync(`content/doctors/${doctor?.id}/doctor.yaml`, 'utf8')
    const name = doctor?.name.ua ?? ''
    const newName = 'Ганна Новенька'
    const publish = async (version: string | null) => {
      const row = makeVersion(JSON.stringify({ [file]: version }), 'doctors/newcomer')
      await store.database.insertInto('documentVersion').values(row).execute()
      await revalidateSite(site.url, { content: true })
    }
    const fetchText = async (address: string) => (await fetch(site.url + address)).text()
    const expectPage = async (isThere: boolean) => {
      const status = isThere ? 200 : 404
      expect((await fetch(site.url + path)).status).toBe(status)
      expect((await fetch(site.url + image)).status).toBe(status)
      expect((await fetchText(pathTo('ua'))).includes(`href="${path}"`)).toBe(isThere)
      expect((await fetchText('/sitemap.xml')).includes(`${path}<`)).toBe(isThere)
    }

    await expectPage(false)
    await publish(text.replace(name, newName))
    await expectPage(true)
    expect(await fetchText(path)).toContain(newName)
    await publish(null)
    await expectPage(false)
    expect(await fetchText(path)).not.toContain(newName)
  },
)

contentTest(
  'a command writes publications into the files; when a release changes them, the editor keeps the publication or takes the files @slow',
  async ({ browser, start }) => {
    const { site, store } = await start({}, copyContent)
    const { page, post, send, close } = await openEditor(browser, site, store)
    const getOwnPath = (path: string) => join(site.folder, path)
    const [doctor] = content.doctors
    const photo = await sharp({
      create: { width: 960, height: 1200, channels: 3, background: 'plum' },
    })
      .jpeg()
      .toBuffer()
    const { name } = (await (await send('picture', photo)).json()) as { name: string }
    await post({ document: `doctors/${doctor?.id}`, do: 'publish', 'doctor.yaml:photo': name })
    await post({
      document: 'services',
      do: 'publish',
      'services.yaml:categories.0.options.0.price': '456789',
    })
    const env = { ...process.env, DATA_DIR: site.dataDir }
    execFileSync(
      'node',
      ['--disable-warning=ExperimentalWarning', resolve('lib/editing/pull-content.ts'), 'pull'],
      {
        cwd: site.folder,
        env,
      },
    )
    expect(readFileSync(getOwnPath(servicesFile), 'utf8')).toContain('price: 456789')
    const pulled = await sharp(getOwnPath(`content/doctors/${doctor?.id}/${name}`)).metadata()
    expect(pulled).toMatchObject({ format: 'jpeg', width: 960 })
    expect(readFileSync(servicesFile, 'utf8')).toBe(servicesText)

    const question = page.getByRole('region', { name: t('content.release') })
    const pressPublish = () =>
      page.getByRole('button', { name: t('content.publish'), exact: true }).click()
    const release = async (text: string) => {
      writeFileSync(getOwnPath(servicesFile), text)
      await site.end('SIGTERM')
      await site.start()
      await page.goto('/staff/content/services')
    }
    await release(readFileSync(getOwnPath(servicesFile), 'utf8'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question).toBeHidden()

    await release(makePriceList(567890))
    await expect(question.locator('del', { hasText: '456789' })).toBeVisible()
    await expect(question.locator('ins', { hasText: '567890' })).toBeVisible()
    await pressPublish()
    await expect(question).toBeHidden()
    expect((await fetchHome(site)).html).toContain(formatPrice('ua', 456789))

    await release(makePriceList(678901))
    await question.getByRole('link', { name: t('content.take') }).click()
    await pressPublish()
    await expect(question).toBeHidden()
    expect((await fetchHome(site)).html).toContain(formatPrice('ua', 678901))
    await close()
  },
)

contentTest(
  'an editor changes the first visit, and a published note replaces what the page on the work says of an unknown claim @slow',
  async ({ browser, start }) => {
    contentTest.setTimeout(180_000)
    const { site, store } = await start()
    const { post, close } = await openEditor(browser, site, store)
    const read = async (page: 'firstVisit' | 'howWeWork') =>
      (await fetch(site.url + pathTo('ua', page))).text()
    const { successPercent } = content.howWeWork.numbers.unknown
    expect(await read('howWeWork')).toContain(successPercent.ua)
    const note = 'Успіхом вважали кожну завершену програму.'
    const form = {
      document: 'claims',
      do: 'publish',
      [`claims.yaml:${markFieldPrefix}notes.results`]: 'false',
    }
    await post({
      ...form,
      'claims.yaml:notes.results.ua': note,
      'claims.yaml:notes.results.en': 'Every finished programme counted as success.',
    })
    const known = await read('howWeWork')
    expect(known).toContain(note)
    expect(known).not.toContain(successPercent.ua)

    const title = makeTexts('Перший день', 'The first day')
    await post({
      document: 'first-visit',
      do: 'publish',
      ...Object.fromEntries(
        Object.entries(title).map(([locale, text]) => [`first-visit.yaml:title.${locale}`, text]),
      ),
    })
    expect(await read('firstVisit')).toContain(title.ua)
    await close()
  },
)

/**
 * Signs an editor in. The returned `send` sends a POST request to any handler of the desk. `post`
 * opens a document in the editor and then sends the document's form.
 */
async function openEditor(browser: Browser, site: Site, store: SiteStore) {
  const page = await browser.newPage({ baseURL: site.url })
  const { token } = await enterDesk(page, site, store, makeUniqueEmail(), 'editor')
  const headers = {
    Origin: site.url,
    'Sec-Fetch-Site': 'same-origin',
    cookie: `__Host-staff=${token}`,
  }
  const send = (path: string, body: BodyInit) =>
    fetch(`${site.url}/api/staff/${path}`, { method: 'POST', body, headers, redirect: 'manual' })
  return {
    page,
    send,
    post: async (form: Record<string, string>) => {
      const { document = '' } = form
      await page.goto(`/staff/content/${document}`)
      const seen = {
        seenPublication: await page.locator('[name=seenPublication]').inputValue(),
        seenDraftAt: await page.locator('[name=seenDraftAt]').inputValue(),
      }
      const body = new URLSearchParams({ to: '/staff/content', draft: '', ...seen, ...form })
      expect((await send('content', body)).status).toBe(303)
    },
    close: () => page.context().close(),
  }
}
