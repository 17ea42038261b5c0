import { startProvider, type ProviderStub } from '#e2e/support/provider-stub'
import { providerPosts } from '#lib/blog/provider'
import { expireProviderCache, getProviderCache } from '#lib/blog/provider-cache'
import { env } from '#lib/env'

const minute = 60_000

let stub: ProviderStub
let logged: jest.SpyInstance<void, unknown[]>
/** Milliseconds that the clock is ahead. */
let ahead = 0

beforeEach(async () => {
  stub = await startProvider()
  env.API_URL = stub.url
  const realNow = performance.now
  ahead = 0
  jest.spyOn(performance, 'now').mockImplementation(() => realNow.call(performance) + ahead)
  jest.spyOn(console, 'info').mockImplementation()
  logged = jest.spyOn(console, 'error').mockImplementation()
})

afterEach(async () => {
  jest.restoreAllMocks()
  env.API_URL = undefined
  getProviderCache().responses.clear()
  getProviderCache().errors.clear()
  await stub.close()
})

/** Slugs of a page, asked anew. */
async function slugsOf(page: number): Promise<readonly string[]> {
  expireProviderCache()
  return (await providerPosts.getFreshPage({ locale: 'ua', page })).data.map(({ slug }) => slug)
}

const doubts = () =>
  logged.mock.calls.filter(([line]) => String(line).includes('"event":"empty-list"')).length

it('an empty list after a full one is doubted for half an hour, and then believed', async () => {
  const full = [await slugsOf(1), await slugsOf(2), await slugsOf(3)]
  const all = (await providerPosts.getAllPosts('ua')).map(({ slug }) => slug)
  expect(full.map(({ length }) => length)).toEqual([6, 6, 2])
  const { posts } = stub
  stub.posts = []
  // A later page may be asked for before the first one.
  expect(await slugsOf(2)).toEqual(full[1])
  expect(doubts()).toBe(1)
  for (const minutes of [0, 10, 29]) {
    ahead = minutes * minute
    expect(await Promise.all([slugsOf(1), slugsOf(2), slugsOf(3)])).toEqual(full)
    expect((await providerPosts.getAllPosts('ua')).map(({ slug }) => slug)).toEqual(all)
  }
  expect(doubts()).toBeGreaterThanOrEqual(4)
  ahead = 31 * minute
  expect([await slugsOf(1), await slugsOf(2)]).toEqual([[], []])
  expect(await providerPosts.getAllPosts('ua')).toEqual([])
  // Full again, and empty again: doubted anew.
  stub.posts = posts
  expect(await slugsOf(1)).toEqual(full[0])
  stub.posts = []
  expect(await slugsOf(1)).toEqual(full[0])
})

it('a list that is full again in between is doubted anew, for its own half an hour', async () => {
  const full = await slugsOf(1)
  const { posts } = stub
  stub.posts = []
  expect(await slugsOf(1)).toEqual(full)
  ahead = 20 * minute
  stub.posts = posts
  expect(await slugsOf(1)).toEqual(full)
  stub.posts = []
  ahead = 40 * minute
  expect(await slugsOf(1)).toEqual(full)
})

it('a later page that is empty alone, as posts were taken off, is gone at once', async () => {
  expect(await slugsOf(3)).toHaveLength(2)
  stub.posts = stub.posts.slice(0, 7)
  expect([(await slugsOf(1)).length, (await slugsOf(2)).length, (await slugsOf(3)).length]).toEqual(
    [6, 1, 0],
  )
  expect(doubts()).toBe(0)
})

it('a list that was never full is believed to be empty', async () => {
  stub.posts = []
  expect(await slugsOf(1)).toEqual([])
  expect(doubts()).toBe(0)
})
