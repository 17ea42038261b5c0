import type { APIRequestContext } from '@playwright/test'
import { startProvider, type ProviderStub } from '#e2e/support/provider-stub'
import { startSite, type Site } from '#e2e/support/site'
import { expect, test as base } from '#e2e/support/test'

export const secret = 'a-secret-of-the-tests'

/** Each test has a provider and a site of its own: what one has learnt must not help another. */
export const test = base.extend<{ provider: ProviderStub; clinic: Site }>({
  provider: async ({}, use) => {
    const provider = await startProvider()
    await use(provider)
    await provider.close()
  },
  clinic: async ({ provider }, use) => {
    const clinic = await startSite({ API_URL: provider.url, REVALIDATE_SECRET: secret })
    await use(clinic)
    await clinic.stop()
  },
  baseURL: async ({ clinic }, use) => {
    await use(clinic.url)
  },
})

/** What the clinic's editors do after a change. */
export async function revalidate(request: APIRequestContext, data: object = {}): Promise<void> {
  const response = await request.post('/api/revalidate', { data, headers: { Authorization: `Bearer ${secret}` } })
  expect(response.status()).toBe(200)
}
