import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { createTranslator, type Messages } from 'next-intl'
import { codes, type Language } from '#lib/i18n/languages'
import type { Lead } from '#lib/leads/lead'
import { startSite, type Site } from '#e2e/support/site'

export { expect }

/** The site under test: one server and store per worker, and an address of its own for each test. */
export const test = base.extend<{ clientAddress: string }, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
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
})

function messages(language: Language): Messages {
  return JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Messages
}

/** The site's own words in a language: `words('ua', 'Header')('home')`. */
export function words<Namespace extends keyof Messages>(language: Language, namespace: Namespace) {
  return createTranslator<Messages, Namespace>({ locale: codes[language].tag, messages: messages(language), namespace })
}

const run = promisify(execFile)

/** What staff get from `npm run leads -- …` on the site's store. */
export async function leadsCommand(dataDir: string, ...args: string[]): Promise<string> {
  const command = ['--disable-warning=ExperimentalWarning', 'lib/leads/cli.ts', ...args]
  const { stdout } = await run('node', command, { env: { ...process.env, DATA_DIR: dataDir } })
  return stdout
}

/** Leads in the site's store with this name. */
export async function storedLeads(dataDir: string, name: string): Promise<Lead[]> {
  const leads = JSON.parse(await leadsCommand(dataDir, 'export', '--format', 'json')) as Lead[]
  return leads.filter((lead) => lead.name === name)
}

/** A name no other test uses. */
export function uniqueName(): string {
  return `Олена ${Math.random().toString(36).slice(2, 10)}`
}

/** No violations of axe's WCAG 2.2 AA and best-practice rules. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode looks at one frame, which is all there is, and opens no second page for it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
