import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

const word = () => randomBytes(8).toString('hex')

/** What a bot that guesses asks for: pages, posts and calls that are not there, and known ones with made-up queries. */
const madeUpPaths: readonly (() => string)[] = [
  () => `/ua/${word()}`,
  () => `/en/article/${word()}`,
  () => `/${word()}/${word()}`,
  () => `/ua?${word()}=${word()}`,
  () => `/en/blog?page=${word()}`,
  () => `/api/uk/post/${word()}`,
  () => `/_next/static/chunks/${word()}.js`,
  () => `/ua/check-up?_rsc=${word()}`,
]

/** Asks for so many made-up addresses, `atOnce` at a time; answers with how often each status came. */
export async function askForMadeUp(url: string, count: number, atOnce = 16): Promise<Map<number, number>> {
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
    while (next < count) await ask(madeUpPaths[next++ % madeUpPaths.length]?.() ?? '/')
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  agent.destroy()
  return statuses
}
