import { startProvider, type ProviderStub } from '#e2e/support/provider-stub'
import { providerPosts } from '#lib/blog/provider'
import { expireProviderCache, getProviderCache } from '#lib/blog/provider-cache'
import { env } from '#lib/env'

const minute = 60_000

let stub: ProviderStub
let logged: jest.SpyInstance<void, unknown[]>
/** Milliseconds by which the test moves `performance.now()` ahead. */
let aheadMs = 0

beforeEach(async () => {
  stub = await startProvider()
  env.API_URL = stub.url
  const realNow = performance.now
  aheadMs = 0
  jest.spyOn(performance, 'now').mockImplementation(() => realNow.call(performance) + aheadMs)
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

/**
 * Marks the provider's cached responses as outdated, then returns the slugs on a page of the list.
 */
async function slugsOf(page: number): Promise<readonly string[]> {
  expireProviderCache()
  return (await providerPosts.getFreshPage({ locale: 'ua', page })).data.map(({ slug }) => slug)
}

/** Counts the log lines that report an empty list from the provider. */
const countDoubts = () =>
  logged.mock.calls.filter(([line]) => String(line).includes('"event":"empty-list"')).length

it('doubts an empty list for half an hour after a list with posts, then believes it', async () => {
  const full = [await slugsOf(1), await slugsOf(2), await slugsOf(3)]
  const all = (await providerPosts.getAllPosts('ua')).map(({ slug }) => slug)
  expect(full.map(({ length }) => length)).toEqual([6, 6, 2])
  const { posts } = stub
  stub.posts = []
  // While the site doubts the empty list, the site keeps every page of the list. Page 2 is kept
  // even if it is requested before page 1.
  expect(await slugsOf(2)).toEqual(full[1])
  expect(countDoubts()).toBe(1)
  for (const minutes of [0, 10, 29]) {
    aheadMs = minutes * minute
    expect(await Promise.all([slugsOf(1), slugsOf(2), slugsOf(3)])).toEqual(full)
    expect((await providerPosts.getAllPosts('ua')).map(({ slug }) => slug)).toEqual(all)
  }
  expect(countDoubts()).toBeGreaterThanOrEqual(4)
  aheadMs = 31 * minute
  expect([await slugsOf(1), await slugsOf(2)]).toEqual([[], []])
  expect(await providerPosts.getAllPosts('ua')).toEqual([])
  stub.posts = posts
  expect(await slugsOf(1)).toEqual(full[0])
  stub.posts = []
  expect(await slugsOf(1)).toEqual(full[0])
})

it('starts a new half hour of doubt after a list with posts', async () => {
  const full = await slugsOf(1)
  const { posts } = stub
  stub.posts = []
  expect(await slugsOf(1)).toEqual(full)
  aheadMs = 20 * minute
  stub.posts = posts
  expect(await slugsOf(1)).toEqual(full)
  stub.posts = []
  aheadMs = 40 * minute
  expect(await slugsOf(1)).toEqual(full)
})

it('drops an empty later page at once, because removed posts shorten a list', async () => {
  expect(await slugsOf(3)).toHaveLength(2)
  stub.posts = stub.posts.slice(0, 7)
  expect([(await slugsOf(1)).length, (await slugsOf(2)).length, (await slugsOf(3)).length]).toEqual(
    [6, 1, 0],
  )
  expect(countDoubts()).toBe(0)
})

it('believes an empty list that never had posts', async () => {
  stub.posts = []
  expect(await slugsOf(1)).toEqual([])
  expect(countDoubts()).toBe(0)
})
