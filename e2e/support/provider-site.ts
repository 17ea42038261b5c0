import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { ProviderStub } from '#e2e/support/provider-stub'
import { expect, revalidateSite, revalidateSecret, test as base } from '#e2e/support/test'

type TestFixtures = {
  /** The site has never had an answer of the provider: what it served before must not help this test. */
  isNewSite: boolean
}

/** Tests of the site on a provider. Each finds the provider as it starts, and the site asks it anew. */
export const providerTest = base.extend<TestFixtures>({
  isNewSite: [false, { option: true }],
  baseURL: async ({ clinic, provider, isNewSite }, use) => {
    // A request that still waits would fail in the middle of the next test.
    const isBusy = provider.waiting() > 0
    if (isNewSite || isBusy) {
      await clinic.end('SIGKILL')
      // What the site had asked for last is not counted as asked by this test.
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

/** Adds a post that the site has never asked for: no earlier answer can stand in for it. */
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

/** What the clinic's editors do after a change. */
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
