import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { chromiumArguments, findChromium } from '#scripts/browser'

// npm run screenshots [-- WIDTHS PAGES]: every page of the running site into screenshots/, both languages.
const [widths = '360,390,768,1024,1440', wanted = ''] = process.argv.slice(2)
const base = process.env['SITE'] ?? 'http://localhost:3000'
const article = { name: 'article', target: { slug: 'DASH-diet' } } as const
const pages: { name: RouteName | 'notFound'; target?: { slug: string } }[] = [
  ...(['home', 'blog', 'checkUp', 'weightLoss', 'privacyPolicy', 'terms', 'signUp'] as const).map((name) => ({ name })),
  article,
  { name: 'notFound' },
]

mkdirSync('screenshots', { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) })
for (const width of widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' })
  for (const locale of locales) {
    for (const { name, target } of pages) {
      if (wanted && !wanted.split(',').includes(name)) continue
      const path = name === 'notFound' ? `${pathTo(locale)}/not-found` : pathTo(locale, name, target)
      await page.goto(base + path, { waitUntil: 'networkidle' })
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
