import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#e2e/support/free-port'
import { isAnswering, waitUntil } from '#e2e/support/wait-until'
import { phoneWindow, type BrowserVisitor } from '#e2e/visitor/browsers/webkit'

type Node = { sharedId: string }
type Answer = { id: number; type: string; result: object; message?: string }

/**
 * Starts Firefox ESR without a window. Commands go over WebDriver BiDi (w3.org/TR/webdriver-bidi).
 */
export async function openFirefox(): Promise<BrowserVisitor> {
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
  ]
  const program = spawn('/usr/bin/firefox-esr', options, { stdio: 'ignore' })
  await waitUntil(() => isAnswering(`http://127.0.0.1:${port}`))
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  await once(socket, 'open')
  let last = 0

  /**
   * Sends one command and resolves to the result of the command.
   * @throws Error with the browser's message
   */
  function command<Result>(method: string, params: object): Promise<Result> {
    const id = ++last
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id !== id) return
        socket.removeEventListener('message', listen)
        if (answer.type === 'success') resolve(answer.result as Result)
        else reject(new Error(`${method}: ${answer.message ?? ''}`))
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }

  await command('session.new', { capabilities: {} })
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'tab' })
  await command('browsingContext.setViewport', { context, viewport: phoneWindow })

  async function see<Value>(expression: string): Promise<Value> {
    const params = {
      expression: `JSON.stringify(${expression} ?? null)`,
      target: { context },
      awaitPromise: true,
    }
    const { result } = await command<{ result: { value: string } }>('script.evaluate', params)
    return JSON.parse(result.value) as Value
  }

  async function click(selector: string): Promise<void> {
    const found = `document.querySelector(${JSON.stringify(selector)})`
    await waitUntil(() => see(`${found}?.checkVisibility() === true`))
    await see(`${found}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const locator = { type: 'css', value: selector }
    const { nodes } = await command<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context,
      locator,
    })
    const origin = { type: 'element', element: { sharedId: nodes[0]?.sharedId } }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await command('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    })
  }

  return {
    open: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    click,
    type: async (selector, text) => {
      await click(selector)
      const actions = Array.from(text).flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      )
      await command('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions }],
      })
    },
    see,
    screenshot: async () => {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      socket.close()
      program.kill()
      await once(program, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
