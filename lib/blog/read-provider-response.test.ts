import { MalformedResponse, readResponse } from '#lib/blog/read-provider-response'

const post = { id: 1, slug: 'a-post', title: 'Title', excerpt: 'Excerpt' }
const request = { locale: 'ua', slug: 'a-post' } as const
const list = { locale: 'ua', page: 1 } as const

/** Milliseconds of processor time that the main thread needs to read or refuse a response. */
async function costOf(text: string): Promise<number> {
  const startedAt = process.threadCpuUsage()
  await readResponse(request, text).catch(() => undefined)
  const { user, system } = process.threadCpuUsage(startedAt)
  return (user + system) / 1000
}

const nested = '['.repeat(500_000) + ']'.repeat(500_000)
const paragraph = '<p>Слово і слово в тексті, який читають спокійно [1]</p>'
const body = (text: string) => JSON.stringify({ ...post, body: text })

it.each<[what: string, text: string]>([
  ['a list nested half a million levels deep', nested],
  ['a post of 1 MB', body('<p>Слово і слово в тексті</p>'.repeat(20_000))],
  ['a post of tags that are not closed', body('<'.repeat(1000) + 'слово '.repeat(8000))],
  ['the same, escaped', body('<'.repeat(1000) + 'слово '.repeat(8000)).replaceAll('<', '\\u003c')],
  ['a post of entities', body('&lt;'.repeat(9000))],
])('%s takes the main thread at most 50 ms', async (_what, text) => {
  // The test takes the fastest of three runs, because loading, compiling and garbage collection
  // slow single runs.
  const costs = [await costOf(text), await costOf(text), await costOf(text)]
  expect(Math.min(...costs)).toBeLessThan(50)
})

it('returns the same for a long response in a thread as for a short response', async () => {
  const short = await readResponse(request, body(paragraph))
  const long = await readResponse(request, body(paragraph.repeat(1500)))
  expect(short.post?.body).toMatch(/^<p>Слово/)
  expect(long.post).toMatchObject({
    ...short.post,
    body: short.post?.body.repeat(1500),
    readingMinutes: 75,
  })
  const page = JSON.stringify({
    data: [post, { ...post, slug: 'b', excerpt: 'і '.repeat(90_000) }],
    links: {},
  })
  expect((await readResponse(list, page)).page?.data.map(({ slug }) => slug)).toEqual([
    'a-post',
    'b',
  ])
})

it.each([
  ['[', SyntaxError],
  ['['.repeat(500_000), SyntaxError],
  ['{}', MalformedResponse],
  [nested, MalformedResponse],
  [body('а'.repeat(300_000)), MalformedResponse],
])('refuses a response that is not a post', async (text, error) => {
  await expect(readResponse(request, text)).rejects.toThrow(error)
})
