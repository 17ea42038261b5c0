import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '#e2e/support/chromium'
import { waitUntil } from '#e2e/support/wait-until'

/** A document in the browser, visible or prerendered. */
export type BrowserDocument = {
  /** Sends a DevTools command to the document. */
  send: (method: string, parameters?: object) => Promise<unknown>
  /** Evaluates a JavaScript expression in the document. */
  run: <Value>(expression: string) => Promise<Value>
}

type Answer = {
  sessionId: string
  targetInfos: { type: string; targetId: string }[]
  result: { value: unknown }
}
type Message = {
  id?: number
  method?: string
  params: { sessionId: string; targetInfo: { type: string; subtype?: string } }
  result?: Answer
  error?: { message: string }
}

export type PrerenderingBrowser = {
  /** The document that the tab shows when the browser starts. */
  firstDocument: BrowserDocument
  /** Returns the document that was prerendered last; undefined before the first prerendering. */
  findPrerendered: () => BrowserDocument | undefined
  close: () => Promise<void>
}

/**
 * Starts a Chromium that prerenders pages. Tests drive this Chromium by the DevTools protocol,
 * because Chromium does not prerender while Playwright controls the page.
 */
export async function startPrerenderingBrowser(): Promise<PrerenderingBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'prerendering-'))
  const own = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--window-size=1280,900',
  ]
  const browser = spawn(findChromium() ?? 'chromium', [...chromiumArguments, ...own])
  let written = ''
  browser.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const address = () => /ws:\/\/\S+/.exec(written)?.[0] ?? ''
  await waitUntil(() => address() !== '')
  const socket = new WebSocket(address())
  await once(socket, 'open')

  const waiting: ((message: Message) => void)[] = []
  async function send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const answered = new Promise<Message>((resolve) => {
      socket.send(JSON.stringify({ id: waiting.push(resolve) - 1, method, params, sessionId }))
    })
    const { result, error } = await answered
    if (!result) throw new Error(`${method}: ${error?.message ?? ''}`)
    return result
  }
  const viewOf = (session: string): BrowserDocument => ({
    send: (method, parameters) => send(method, parameters, session),
    run: async <Value>(expression: string) => {
      const options = { expression, returnByValue: true, awaitPromise: true }
      return (await send('Runtime.evaluate', options, session)).result.value as Value
    },
  })
  const views: BrowserDocument[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(String(data)) as Message
    if (id !== undefined) waiting[id]?.({ params, ...answer })
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      views.push(viewOf(params.sessionId))
  })
  const { targetInfos } = await send('Target.getTargets', { filter: [{}] })
  const targetId = targetInfos.find(({ type }) => type === 'tab')?.targetId
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, flatten: true, waitForDebuggerOnStart: false },
    sessionId,
  )
  await waitUntil(() => views.length > 0)
  const [firstDocument] = views
  if (!firstDocument) throw new Error('The browser has no document')
  return {
    firstDocument,
    findPrerendered: () => views.slice(1).at(-1),
    close: async () => {
      browser.kill()
      await once(browser, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
