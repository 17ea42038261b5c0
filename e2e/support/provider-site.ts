import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { ProviderStub } from '#e2e/support/provider-stub'
import { expect, revalidateSite, revalidateSecret, test as base } from '#e2e/support/test'

type TestFixtures = {
  /** True when the test needs a site without cached responses of the provider. */
  isNewSite: boolean
}

/**
 * A test of a site with a provider. Before each test the fixture `baseURL` resets the provider, and
 * then revalidates or restarts the site.
 */
export const providerTest = base.extend<TestFixtures>({
  isNewSite: [false, { option: true }],
  baseURL: async ({ clinic, provider, isNewSite }, use) => {
    // A request of the previous test may still wait for the provider, and would fail during the
    // next test. A restart of the site ends this request.
    const isBusy = provider.waiting() > 0
    if (isNewSite || isBusy) {
      await clinic.end('SIGKILL')
      // The killed site may have sent requests that the provider has not counted yet. These
      // requests must not count in the next test.
      await provider.close()
      await provider.reset()
      await clinic.start()
    } else {
      await provider.reset()
      await revalidateSite(clinic.url)
    }
    await use(clinic.url)
  },
})

/** Adds a post that the site has never requested, so that the site has no cached response. */
export function addProviderPost({ posts }: ProviderStub): ProviderStub['posts'][number] {
  const slug = `new-${randomUUID()}`
  const post = {
    slug,
    title: { uk: `Нова стаття ${slug}`, en: `New article ${slug}` },
    excerpt: { uk: 'Коротко', en: 'In short' },
    body: { uk: '<p>Текст нової статті.</p>', en: '<p>Text of a new article.</p>' },
  }
  posts.push(post)
  return post
}

/** Sends the revalidation request that the provider sends after a change of its posts. */
export async function requestRevalidation(
  request: APIRequestContext,
  data: object = {},
): Promise<void> {
  const response = await request.post('/api/revalidate', {
    data,
    headers: { Authorization: `Bearer ${revalidateSecret}` },
  })
  expect(response.status()).toBe(200)
}
