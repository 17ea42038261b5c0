import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import {
  test as base,
  expect,
  type APIRequestContext,
  type Page,
  type WorkerFixture,
} from '@playwright/test'
import { createTranslator, type Messages, type NestedKeyOf } from 'next-intl'
import { localeDetails, type Locale } from '#lib/i18n/locales'
import { runLeadsSubcommand } from '#lib/leads/leads-command'
import type { Lead } from '#lib/leads/lead'
import { findChromium } from '#e2e/support/chromium'
import { openLeadsCli } from '#e2e/support/leads-command'
import { joinShortWords } from '#lib/i18n/short-words'
import { startOpenDesk } from '#e2e/support/desk-site'
import { startProvider, type ProviderStub } from '#e2e/support/provider-stub'
import { startSite, type Site } from '#e2e/support/site'

export { expect }

type TestFixtures = {
  /** The site under test: `embedded`, unless a test file overrides this fixture. */
  site: Site
  clientAddress: string
  /**
   * Browser arguments that Playwright must leave out. When the list is not empty, the test gets a
   * separate browser.
   */
  ignoreDefaultArgs: string[]
}

type WorkerFixtures = {
  /** A site without a provider, which shows the articles of `content/`. */
  embedded: Site
  provider: ProviderStub
  /** A site that gets its posts from `provider`. */
  clinic: Site
  /** A site whose desk has an invitation for the first member of staff (`startOpenDesk`). */
  desk: Site
}

/** The REVALIDATE_SECRET of all sites that tests revalidate. */
export const revalidateSecret = 'a-secret-of-the-tests'

/** Revalidates the posts of a site. `data` is the body of the request. */
export async function revalidateSite(url: string, data: object = {}): Promise<void> {
  const headers = {
    Authorization: `Bearer ${revalidateSecret}`,
    'Content-Type': 'application/json',
  }
  const { status } = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers,
    body: JSON.stringify(data),
  })
  expect(status).toBe(200)
}

/**
 * Makes a fixture of a site. A worker starts the site once, before the first test that uses the
 * site.
 */
const startPerWorker = (
  start: () => Promise<Site>,
): [WorkerFixture<Site, object>, { scope: 'worker' }] => [
  async ({}, use) => {
    const site = await start()
    await use(site)
    await site.stop()
  },
  { scope: 'worker' },
]

/**
 * Playwright's `test`. Each test gets a client address, and each worker process starts its sites.
 * A test file that adds worker fixtures is slower, because Playwright runs the file in a new worker
 * process. The new process starts a new browser and new sites.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  embedded: startPerWorker(startSite),
  provider: [
    async ({}, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  clinic: [
    async ({ provider }, use) => {
      const clinic = await startSite({ API_URL: provider.url, REVALIDATE_SECRET: revalidateSecret })
      await use(clinic)
      await clinic.stop()
    },
    { scope: 'worker' },
  ],
  desk: startPerWorker(startOpenDesk),
  site: async ({ embedded }, use) => {
    await use(embedded)
  },
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  clientAddress: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1
    await use(`10.${part()}.${part()}.${part()}`)
  },
  extraHTTPHeaders: async ({ clientAddress }, use) => {
    await use({ 'X-Forwarded-For': clientAddress })
  },
  request: async ({ request }, use) => {
    // The site may close an idle connection at the moment when the test sends a GET request on this
    // connection. `maxRetries` sends the request again, as browsers do.
    const get = request.get
    request.get = ((url, options) =>
      get.call(request, url, { maxRetries: 1, ...options })) as APIRequestContext['get']
    await use(request)
  },
  ignoreDefaultArgs: [[], { option: true }],
  page: async ({ page, playwright, launchOptions, ignoreDefaultArgs }, use) => {
    if (ignoreDefaultArgs.length === 0) {
      await use(page)
      return
    }
    const env = { ...process.env, CHROMIUM: findChromium() }
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs, env })
    await use(await browser.newPage())
    await browser.close()
  },
})

function readMessages(locale: Locale): Messages {
  const own = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages
  // As in lib/i18n/request.ts, a no-break space joins each short word to the next word.
  return { ...joinShortWords(own), Meta: own.Meta }
}

/**
 * Returns the translator of a namespace of `messages/`: `getTranslator('ua', 'Header')('home')`.
 * TypeScript checks the `values` of a message in the site's code, but not here.
 */
export function getTranslator<Namespace extends keyof Messages>(
  locale: Locale,
  namespace: Namespace,
): (key: NestedKeyOf<Messages[Namespace]>, values?: Record<string, string | number>) => string {
  const own = readMessages(locale)[namespace] as unknown as Record<string, string>
  const t = createTranslator({ locale: localeDetails[locale].tag, messages: own })
  return t as (
    key: NestedKeyOf<Messages[Namespace]>,
    values?: Record<string, string | number>,
  ) => string
}

/** Runs a subcommand of `npm run leads` on the database of a site, and returns the output. */
export async function runLeadsCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { cli, close } = await openLeadsCli({ folder: dataDir })
  return runLeadsSubcommand(cli, args).finally(close)
}

/** Reads the leads with this name from the site's database. */
export async function readStoredLeads(dataDir: string, name: string): Promise<Lead[]> {
  const leads = JSON.parse(await runLeadsCommand(dataDir, 'export', '--format', 'json')) as Lead[]
  return leads.filter((lead) => lead.name === name)
}

/** Makes a visitor's name that no other test uses. */
export function makeUniqueName(): string {
  return `Олена ${Math.random().toString(36).slice(2, 10)}`
}

/**
 * Returns the end of a test's title. A test that repeats another test in a second language or width
 * gets the tag `@slow`. Only `npm run test:slow` runs tests with this tag.
 */
export const tagRepetition = (isRepetition: boolean): string => (isRepetition ? ' @slow' : '')

/**
 * Expects that axe finds no violations of its WCAG 2.2 AA and best-practice rules.
 * @param part the CSS selector of the checked part of the page
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // In legacy mode axe opens no second page. This mode may skip an `<iframe>`, but the site has no
  // `<iframe>`.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}
