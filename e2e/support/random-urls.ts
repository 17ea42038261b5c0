import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

const word = () => randomBytes(8).toString('hex')

/** The same path in one of many percent-spellings. */
const spelling = (text: string) =>
  text.replace(/./g, (letter) => (Math.random() < 0.5 ? letter : `%${letter.charCodeAt(0).toString(16)}`))

/** What a bot that guesses asks for: pages, posts and calls that are not there, known ones with random queries or spellings. */
const randomPaths: readonly (() => string)[] = [
  () => `/ua/${word()}`,
  () => `/en/article/${word()}`,
  () => `/${word()}/${word()}`,
  () => `/ua?${word()}=${word()}`,
  () => `/en/blog?page=${word()}`,
  () => `/api/uk/post/${word()}`,
  () => `/_next/static/chunks/${word()}.js`,
  () => `/ua/check-up?_rsc=${word()}`,
  () => `/ua/article/${spelling('DASH-diet')}`,
  () => `/en/${word()}/%2e%2e//blog?${word()}`,
]

/** Requests so many random URLs, `atOnce` at a time; answers with how often each status came. */
export async function requestRandomUrls(url: string, count: number, atOnce = 16): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<number, number>()
  let next = 0
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url + path, { agent }, (response) => {
        const status = response.statusCode ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        response.resume().on('end', resolve)
      })
      sent.on('error', reject).end()
    })
  const visitor = async () => {
    while (next < count) await ask(randomPaths[next++ % randomPaths.length]?.() ?? '/')
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  agent.destroy()
  return statuses
}
