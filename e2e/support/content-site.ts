import { readFileSync } from 'node:fs'
import type { Insertable } from 'kysely'
import { content } from '#e2e/support/content'
import { startDeskSite } from '#e2e/support/desk-site'
import type { Site } from '#e2e/support/site'
import { test as base, revalidateSecret } from '#e2e/support/test'
import { openStore, type SiteStore } from '#lib/database/open'
import type { DocumentVersionTable } from '#lib/database/tables/document-version'
import { pathTo } from '#lib/i18n/routes'

export const servicesFile = 'content/services.yaml'

export const servicesText = readFileSync(servicesFile, 'utf8')

export const originalPrice = content.services[0]?.options[0]?.price ?? 0

/** Returns the text of the price list file with the first price changed to `price`. */
export const makePriceList = (price: number): string =>
  servicesText.replace(`price: ${originalPrice}\n`, `price: ${price}\n`)

/** Makes the database row of a document's version that was published at `publishAt`. */
export const makeVersion = (
  files: string,
  document = 'services',
  publishAt = new Date(),
): Omit<Insertable<DocumentVersionTable>, 'id'> => ({
  document,
  files,
  staffId: null,
  at: publishAt.toISOString(),
  publishAt: publishAt.toISOString(),
  base: null,
  fileHash: '',
})

export const fetchHome = async ({ url }: Site): Promise<{ status: number; html: string }> => {
  const response = await fetch(url + pathTo('ua'))
  return { status: response.status, html: await response.text() }
}

export type ContentFixtures = {
  /** Starts a site and opens its database. After the test the fixture closes both. */
  start: (
    settings?: Record<string, string>,
    prepare?: (folder: string) => void,
  ) => Promise<{ site: Site; store: SiteStore }>
}

export const contentTest = base.extend<ContentFixtures>({
  start: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (settings = {}, prepare) => {
      const site = await startDeskSite(
        { REVALIDATE_SECRET: revalidateSecret, ...settings },
        prepare,
      )
      ends.push(site.stop)
      const url = settings['DATABASE_URL']
      const store = await openStore(url === undefined ? { folder: site.dataDir } : { url })
      ends.unshift(() => store.close())
      return { site, store }
    })
    for (const end of ends) await end()
  },
})
