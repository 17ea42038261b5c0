import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { findFreePort } from '#e2e/support/free-port'
import { isAnswering, waitUntil } from '#e2e/support/wait-until'

/** A browser in which `signUpJourney` runs. Each `selector` is a CSS selector. */
export type BrowserVisitor = {
  open: (url: string) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Evaluates a JavaScript expression in the page. */
  see: <Value>(expression: string) => Promise<Value>
  /** A screenshot as PNG. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Window size of a phone, in pixels. */
export const phoneWindow = { width: 390, height: 844 }

/** WebDriver returns an element as an object with this key (w3.org/TR/webdriver2, Elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK's browser on a virtual screen. Commands go over WebDriver. */
export async function openWebKit(): Promise<BrowserVisitor> {
  const port = await findFreePort()
  const driverProgram = ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`]
  // WebKit's sandbox is off, because the sandbox needs rights that a container does not have.
  const env = {
    ...process.env,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const program = spawn('xvfb-run', driverProgram, { stdio: 'ignore', env, detached: true })
  let base = `http://127.0.0.1:${port}`

  /**
   * Sends one WebDriver command and resolves to the `value` of the response.
   * @throws Error with the browser's message
   */
  async function command<Value>(
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<Value> {
    const response = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Value }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

  await waitUntil(() => isAnswering(`${base}/status`))
  const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    timeouts: { implicit: 20_000 },
  }
  const { sessionId } = await command<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch },
  })
  base += `/session/${sessionId}`
  await command('/window/rect', { x: 0, y: 0, ...phoneWindow })
  const see = <Value>(expression: string, ...args: object[]) =>
    command<Value>('/execute/sync', { script: `return ${expression}`, args })
  const find = (value: string) =>
    command<Record<typeof elementKey, string>>('/element', { using: 'css selector', value })
  return {
    open: async (url) => {
      await command('/url', { url })
    },
    click: async (selector) => {
      const element = await find(selector)
      await see('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
      await command(`/element/${element[elementKey]}/click`, {})
    },
    type: async (selector, text) => {
      await command(`/element/${(await find(selector))[elementKey]}/value`, { text })
    },
    see,
    screenshot: async () => Buffer.from(await command<string>('/screenshot'), 'base64'),
    close: async () => {
      await command('', undefined, 'DELETE')
      // A negative id ends the whole process group, which includes the virtual screen.
      if (program.pid !== undefined) process.kill(-program.pid)
    },
  }
}
