import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { listNamedPages } from '#e2e/support/pages'
import { chromiumArguments, findChromium } from '#e2e/support/chromium'

// npm run screenshots [-- WIDTHS PAGES]: saves pictures of the running site, in both languages, to
// screenshots/. WIDTHS are window widths in pixels, such as 390,1440. PAGES are names of routes,
// such as home,blog. Without PAGES every page is saved.
const [widths = '360,390,768,1024,1440', wanted = ''] = process.argv.slice(2)
const base = process.env['SITE'] ?? 'http://localhost:3000'

mkdirSync('screenshots', { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
})
for (const width of widths.split(',').map(Number)) {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  for (const locale of locales) {
    for (const { name, path } of listNamedPages(locale)) {
      if (wanted && !wanted.split(',').includes(name)) continue
      // eslint-disable-next-line playwright/no-networkidle -- a screenshot is not a test
      await page.goto(base + path, { waitUntil: 'networkidle' })
      // With `content-visibility: auto` the browser would not draw sections outside the screen.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll('section'))
          section.style.contentVisibility = 'visible'
      })
      await page.screenshot({ path: `screenshots/${name}-${locale}-${width}.png`, fullPage: true })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) console.log(`${path} at ${width}: ${overflow} px wider than the screen`)
    }
  }
  await page.close()
}
await browser.close()
