import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { Builder, By, Capabilities, until } from 'selenium-webdriver'
import { freePort } from '#e2e/support/free-port'
import { until as untilTrue } from '#e2e/support/until'
import { window, type BrowserVisitor } from '#e2e/browsers/visitor'

const patience = 20_000

/** WebKitGTK's browser by its WebDriver, on a screen of its own. */
export async function openWebKit(): Promise<BrowserVisitor> {
  const port = await freePort()
  const driverProgram = ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`]
  // The sandbox of WebKit needs rights that a container does not have.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const program = spawn('xvfb-run', driverProgram, { stdio: 'ignore', env, detached: true })
  const url = `http://127.0.0.1:${port}`
  await untilTrue(() =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...window })
  const found = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), patience)
  return {
    open: (address) => driver.get(address),
    click: async (selector) => {
      const element = await found(selector)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
      await element.click()
    },
    type: async (selector, text) => (await found(selector)).sendKeys(text),
    see: (expression) => driver.executeScript(`return ${expression}`),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      // With the screen, which the driver runs on.
      if (program.pid !== undefined) process.kill(-program.pid)
    },
  }
}
