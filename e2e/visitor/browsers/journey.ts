import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readStoredLeads, makeUniqueName, getTranslator } from '#e2e/support/test'
import { startSite, type Site } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'
import { openFirefox } from '#e2e/visitor/browsers/firefox'
import { type BrowserVisitor, openWebKit } from '#e2e/visitor/browsers/webkit'

// `npm run test:browsers [-- webkit firefox]` signs up in Firefox and in WebKit, the engine of
// iPhones. The command needs a built site and Debian.

const folder = 'screenshots/browsers'

/**
 * Does what a visitor does: chooses a language, reads an article, signs up and sees the
 * confirmation. Throws when a step fails.
 */
async function signUpJourney(name: string, visitor: BrowserVisitor, site: Site): Promise<void> {
  const { open, click, type, see } = visitor
  const seen = async (expression: string) => {
    // `see` fails while the page is being unloaded.
    await waitUntil(() => see<boolean>(`Boolean(${expression})`).catch(() => false))
  }
  const shoot = async (what: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${name}-${what}.png`, await visitor.screenshot())
  }
  const fits = async () => {
    assert.ok(
      await see('document.documentElement.scrollWidth <= innerWidth'),
      'wider than the screen',
    )
  }

  await open(`${site.url}/`)
  await seen("location.pathname === '/ua' && document.documentElement?.lang === 'uk'")
  await seen(
    'document.fonts.size > 0 && [...document.fonts].some((font) => font.status === "loaded")',
  )
  await shoot('home')
  await fits()

  await seen("document.querySelector('header[data-position]')")
  await click('header a[href="#menu"]')
  await seen(`document.querySelector('a[href="/en"][hreflang]')?.checkVisibility()`)
  await shoot('menu')
  await click('a[href="/en"][hreflang]')
  await seen("location.pathname === '/en' && document.documentElement?.lang === 'en'")
  await seen("localStorage.getItem('lang') === 'en'")

  await click('a[href^="/en/article/"]')
  await seen("location.pathname.startsWith('/en/article/') && document.querySelector('main h1')")
  assert.ok(
    (await see<string>("document.querySelector('main').textContent")).length > 1000,
    'the article has no text',
  )
  await shoot('article')
  await fits()

  await open(`${site.url}/en#subscribe`)
  await seen("document.querySelector('form[data-hydrated]')")
  const visitorName = makeUniqueName()
  await type('#sign-up-name', visitorName)
  await type('#sign-up-phone', '0671234567')
  assert.equal(await see("document.querySelector('#sign-up-phone').value"), '(67) 123 45 67')
  await shoot('form')
  await fits()
  await click('#sign-up-form button[type=submit]')
  const title = getTranslator('en', 'SubscribeForm')('successTitle')
  await seen(`document.activeElement.textContent.includes(${JSON.stringify(title)})`)
  await shoot('success')
  const [lead] = await readStoredLeads(site.dataDir, visitorName)
  assert.deepEqual([lead?.phone, lead?.language, lead?.page], ['+380671234567', 'en', '/en'])
}

const browsers = {
  webkit: {
    program: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    start: openWebKit,
  },
  firefox: { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'], start: openFirefox },
}
const wanted = process.argv.slice(2)
const site = await startSite()
for (const [name, { program, packages, start }] of Object.entries(browsers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (!existsSync(program)) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit' })
  }
  const visitor = await start()
  try {
    await signUpJourney(name, visitor, site)
    console.log(`${name}: passed`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${name}: failed`, error)
  }
  await visitor.close()
}
await site.stop()
