import { Client } from 'pg'
import { pathTo } from '#lib/i18n/routes'
import { getSharedPostgres, type SharedPostgres } from '#e2e/support/postgres'
import { startProvider, type ProviderStub } from '#e2e/support/provider-stub'
import { startSite, type Site } from '#e2e/support/site'
import { expect, revalidateSite, revalidateSecret, test } from '#e2e/support/test'

const articlePath = pathTo('ua', 'article', { slug: 'provider-post-1' })

test.describe('two instances on one database @slow', () => {
  // The tests run one after another, because they share two instances.
  test.describe.configure({ mode: 'default' })
  let postgres: SharedPostgres
  let provider: ProviderStub
  let url: string
  let first: Site
  let second: Site

  test.beforeAll(async () => {
    ;[postgres, provider] = await Promise.all([getSharedPostgres(), startProvider()])
    url = await postgres.createDatabase()
    const settings = {
      API_URL: provider.url,
      DATABASE_URL: url,
      REVALIDATE_SECRET: revalidateSecret,
    }
    ;[first, second] = await Promise.all([startSite(settings), startSite(settings)])
  })

  test.afterAll(async () => {
    await Promise.all([first.stop(), second.stop()])
    await provider.close()
    await postgres.remove()
  })

  const fetchBody = async (site: Site) => (await fetch(site.url + articlePath)).text()

  /** Renames the post at the provider and revalidates the first instance. */
  async function changePost(title: string): Promise<void> {
    const post = provider.posts.find(({ slug }) => slug === 'provider-post-1')
    if (post) post.title.uk = title
    await revalidateSite(first.url, { language: 'uk' })
  }

  test('a changed post shows at once on the revalidated instance, and soon on the other', async () => {
    await Promise.all([first, second].map(fetchBody))
    await changePost('Перша зміна')
    expect(await fetchBody(first)).toContain('Перша зміна')
    await expect.poll(() => fetchBody(second)).toContain('Перша зміна')
  })

  test('an instance that lost its database connection learns of changes when it reconnects', async () => {
    const admin = new Client({ connectionString: url })
    await admin.connect()
    // PostgreSQL notifies both instances over the connections named `invalidations`. The test ends
    // these connections, and changes the post before the instances connect again.
    const ended = await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'invalidations' AND datname = current_database()`,
    )
    expect(ended.rowCount).toBe(2)
    await changePost('Друга зміна')
    await expect.poll(() => fetchBody(second)).toContain('Друга зміна')
    await admin.end()
  })

  test('both instances share one limit of sign-ups per address', async () => {
    const statuses: number[] = []
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' }
    for (const { url } of Array<Site[]>(16).fill([first, second]).flat()) {
      const response = await fetch(`${url}/api/subscribe`, { method: 'POST', headers, body: '{}' })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429, 429])
  })
})
