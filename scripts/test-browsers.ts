import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { openFirefox } from '#e2e/browsers/firefox'
import { signUpJourney } from '#e2e/browsers/journey'
import { openWebKit } from '#e2e/browsers/webkit'
import { startSite } from '#e2e/support/site'

// npm run test:browsers [-- webkit firefox]: the main job in the engines of iPhones and Firefox; needs a build and Debian.

const browsers = {
  webkit: { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], start: openWebKit },
  firefox: { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'], start: openFirefox },
}
const wanted = process.argv.slice(2)
let failed = 0
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
    failed += 1
    console.error(`${name}: failed`, error)
  }
  await visitor.close()
}
await site.stop()
process.exitCode = failed > 0 ? 1 : 0
