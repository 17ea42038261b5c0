import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { expect, test } from '#e2e/support/test'
import { listLocaleVariants } from '#e2e/support/locale-variants'
import { listPagePaths } from '#e2e/support/pages'

// Two checkers that find faults which axe does not find: IBM Equal Access and the Nu HTML checker.
// The Nu checker runs only if Java is installed.

const equalAccess = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

type Ace = {
  Checker: new () => {
    check: (root: Document, rulesets: string[]) => Promise<{ results: Result[] }>
  }
}
type Result = { ruleId: string; snippet: string; value: [string, string] }

/** The violations that Equal Access reports as certain (`FAIL`). */
async function listFailures(page: Page): Promise<string[]> {
  await page.evaluate(`${equalAccess}; window.equalAccess = ace; 0`)
  return page.evaluate(async () => {
    const { Checker } = (window as unknown as { equalAccess: Ace }).equalAccess
    const { results } = await new Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 100)}`)
  })
}

for (const { locale, colorScheme, width } of listLocaleVariants(
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
))
  test.describe(`${locale}, ${colorScheme}, ${width} px @slow`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('Equal Access finds no fault in any page', async ({ page }) => {
      for (const path of listPagePaths(locale)) {
        await page.goto(path)
        expect.soft(await listFailures(page), path).toEqual([])
      }
    })
  })

type Message = { type: string; subType?: string; message: string; extract?: string }

/**
 * Matches CSS errors that are false, because the Nu checker does not know new properties and
 * `var()`.
 */
const unknownStyles = /^CSS: .*(doesn't exist|Unrecognized at-rule|var\(|light-dark|Parse Error)/

if (spawnSync('java', ['-version']).status === 0)
  test('the Nu checker finds no fault in the HTML of any page @slow', async ({
    request,
  }, testInfo) => {
    const files = await Promise.all(
      locales.flatMap(listPagePaths).map(async (path) => {
        const file = testInfo.outputPath(`${path.replaceAll('/', '_')}.html`)
        await writeFile(file, await (await request.get(path)).text())
        return file
      }),
    )
    const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
    const command = promisify(execFile)('java', [
      '-jar',
      jar,
      '--exit-zero-always',
      '--format',
      'json',
      ...files,
    ])
    const { messages } = JSON.parse((await command).stderr) as { messages: Message[] }
    const errors = messages.filter(
      ({ type, message }) => type === 'error' && !unknownStyles.test(message),
    )
    expect(errors.map(({ message, extract }) => `${message} ${extract ?? ''}`)).toEqual([])
  })
