import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '#e2e/support/free-port'
import { localeDetails, locales } from '#lib/i18n/locales'
import { makeTexts } from '#e2e/support/make-texts'

/** A text by the provider's language code (spec section 7). */
type TextByCode = Record<string, string>

type StubPost = {
  slug: string
  title: TextByCode
  excerpt: TextByCode
  body: TextByCode
  /** The language of a post that exists in one language only. */
  only?: string
}

/** How the stub responds to requests for posts. */
type Mode =
  | 'ok'
  /** Responds with status 500. */
  | 'error'
  /** Responds with status 200 and half of the JSON. */
  | 'malformed'
  /** Responds with titles, excerpts and bodies that contain scripts. */
  | 'hostile'
  | 'unauthorized'
  /** Accepts requests and never responds. */
  | 'hanging'

/** An HTTP server that replaces the provider of posts and leads (spec section 7) in tests. */
export type ProviderStub = {
  url: string
  mode: Mode
  /**
   * A key is a request path. The value is a function that responds to the requests for this path,
   * whatever `mode` is. If the function does nothing, the requests get no response.
   */
  answers: Map<string, (response: ServerResponse) => void>
  /** Malformed items that precede the posts on the first page of each list. */
  malformed: unknown[]
  /** The provider's posts, newest first. Tests may add and change posts. */
  posts: StubPost[]
  /** Number of requests for `path`, which includes the query. */
  asked: (path: string) => number
  paths: () => readonly string[]
  /** Number of requests that wait for a response at this moment. */
  waiting: () => number
  /** Refuses all further connections. */
  close: () => Promise<void>
  /** Restores the initial state on the same address. Pending requests get no response. */
  reset: () => Promise<void>
}

const pageSize = 6
const codes = locales.map((locale) => localeDetails[locale].provider)
/** Matches the path of a call, such as `/api/uk/blog`. */
const callPattern = new RegExp(`^/api/(${codes.join('|')})/(.+)$`)
const pages = 3

/** HTML that sets `window.hacked` when a browser runs any part of it. */
const hostileHtml = `
<p onclick="window.hacked = 'click'" style="position:fixed;inset:0">Harmless words</p>
<script>window.hacked = 'script'</script>
<img src="x" onerror="window.hacked = 'img'">
<svg onload="window.hacked = 'svg'"><script>window.hacked = 'svg script'</script></svg>
<iframe srcdoc="<script>parent.hacked = 'srcdoc'</script>"></iframe>
<iframe src="javascript:parent.hacked = 'iframe'"></iframe>
<input autofocus onfocus="window.hacked = 'focus'">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked='math'&gt;">
<style>body { display: none }</style><link rel="stylesheet" href="data:text/css,body{display:none}">
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<form action="https://evil.example/"><button formaction="javascript:window.hacked = 'form'">Press</button></form>
<a href="javascript:window.hacked = 'link'">Trap</a>
<a href=" &#106;ava&#10;script:window.hacked = 'entities'">Trap</a>`

function makeText(ukrainian: string, english: string): TextByCode {
  const texts = makeTexts(ukrainian, english)
  return Object.fromEntries(
    locales.map((locale) => [localeDetails[locale].provider, texts[locale]]),
  )
}

function makePost(number: number): StubPost {
  return {
    slug: `provider-post-${number}`,
    title: makeText(`Стаття постачальника ${number}`, `Provider’s article ${number}`),
    excerpt: makeText(`Коротко про статтю ${number}`, `About article ${number}`),
    body: makeText(
      `<h1>Перший розділ</h1><p>Текст статті ${number}.</p>`,
      `<h1>First section</h1><p>Text of article ${number}.</p>`,
    ),
  }
}

const summaryIn = (code: string) => (post: StubPost, index: number) => ({
  id: index + 1,
  slug: post.slug,
  title: post.title[code],
  excerpt: post.excerpt[code],
  published: '2026-03-01T10:00:00Z',
  somethingNew: { nested: true },
})

const attack = (post: object) => ({
  ...post,
  title: `Hostile <script>window.hacked = 'title'</script><img src="x" onerror="window.hacked = 'title'">`,
  excerpt: hostileHtml,
})

/** The initial state: mode `ok` and three pages of posts in every language. */
const newState = (): Pick<ProviderStub, 'mode' | 'answers' | 'malformed' | 'posts'> => ({
  mode: 'ok',
  answers: new Map(),
  malformed: [],
  posts: Array.from({ length: pageSize * (pages - 1) + 2 }, (_, index) => makePost(index + 1)),
})

/** Starts a provider in mode `ok` with three pages of posts in every language. */
export async function startProvider(): Promise<ProviderStub> {
  let asked: string[] = []
  let waiting = 0

  function answer(code: string, rest: string, query: URLSearchParams): unknown {
    const summary = summaryIn(code)
    const posts = stub.posts.filter(({ only = code }) => only === code)
    if (rest === 'blog') {
      const page = Number(query.get('page'))
      const all = posts.map(summary).slice((page - 1) * pageSize, page * pageSize)
      const isLast = page * pageSize >= posts.length
      const next = isLast ? null : `${stub.url}/api/${code}/blog?page=${page + 1}`
      const data = stub.mode === 'hostile' ? all.map(attack) : all
      return { data: page === 1 ? [...stub.malformed, ...data] : data, links: { next } }
    }
    const index = posts.findIndex(({ slug }) => rest === `post/${slug}`)
    const post = posts[index]
    if (!post) return undefined
    const whole = { ...summary(post, index), body: post.body[code] }
    return stub.mode === 'hostile'
      ? { ...attack(whole), body: `<p>Safe words</p>${hostileHtml}` }
      : whole
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', stub.url)
    asked.push(`${url.pathname}${url.search}`)
    waiting += 1
    response.once('close', () => (waiting -= 1))
    const send = (status: number, body: string) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    }
    const own = stub.answers.get(`${url.pathname}${url.search}`)
    if (own) {
      own(response)
      return
    }
    if (stub.mode === 'hanging') return
    if (stub.mode === 'unauthorized') {
      send(401, '{"message":"Unauthenticated."}')
      return
    }
    if (stub.mode === 'error') {
      send(500, '{"message":"Server Error"}')
      return
    }
    const [, code, rest] = callPattern.exec(url.pathname) ?? []
    const found =
      code && rest ? answer(code, decodeURIComponent(rest), url.searchParams) : undefined
    if (found === undefined && stub.mode !== 'malformed') {
      send(404, '{"message":"Not found"}')
      return
    }
    const body = JSON.stringify(found ?? { data: null })
    send(200, stub.mode === 'malformed' ? body.slice(0, body.length / 2) : body)
  }

  const server = createServer(respond)
  const port = await listenOnLoopback(server)
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${port}`,
    ...newState(),
    asked: (path) => asked.filter((each) => each === path).length,
    paths: () => asked,
    waiting: () => waiting,
    close: async () => {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    reset: async () => {
      if (!server.listening) await listenOnLoopback(server, port)
      Object.assign(stub, newState())
      asked = []
    },
  }
  return stub
}
