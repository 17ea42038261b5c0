import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildEmptyApp } from '#bench/empty-site'
import { assetBytes, fetched, gzipBytes, scriptBytes, sum, type Fetched } from '#e2e/support/page-weight'
import { expect, test, words } from '#e2e/support/test'

/** Thousands of bytes as sent, compressed by gzip; scripts on top of what an empty Next app takes. */
const budgets = { home: 22, everything: 55, others: 10, styles: 16, homeHtml: 45, fonts: 100 }

const t = words('ua', 'SubscribeForm')
const kb = (bytes: number) => bytes / 1000
const ending = (files: readonly Fetched[], end: string) =>
  files.filter(({ url }) => new URL(url).pathname.endsWith(end))
const scripts = (files: readonly Fetched[]) => kb(sum(ending(files, '.js').map(({ url }) => assetBytes(url))))

/** Everything the page has fetched once its scripts run and its fonts are there. */
async function settled(page: Page): Promise<Fetched[]> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  return fetched(page)
}

test.describe('a visitor on a phone pays for little', () => {
  // One after another: the empty app is built once.
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  let floor = 0

  test.beforeAll(async () => {
    const empty = await buildEmptyApp()
    const html = readFileSync(join(empty.folder, '.next/server/app/index.html'), 'utf8')
    floor = kb(scriptBytes(html, empty.folder))
    empty.remove()
    expect(floor).toBeGreaterThan(100)
  })

  const pages = ['', '/blog', '/article/DASH-diet', '/privacy-policy', '/check-up', '/weight-loss']
  for (const path of pages.flatMap((each) => [`/ua${each}`, `/en${each}`])) {
    test(`${path}: scripts, styles, fonts, HTML, nothing foreign`, async ({ page, site }) => {
      const response = await page.goto(path)
      const html = (await response?.text()) ?? ''
      const files = await settled(page)
      const isHome = path.length === 3
      const ours = kb(scriptBytes(html)) - floor
      expect(ours).toBeGreaterThan(0)
      expect(ours).toBeLessThan(isHome ? budgets.home : budgets.others)
      const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
      const styles = kb(gzipBytes(inline.join('')) + sum(ending(files, '.css').map(({ url }) => assetBytes(url))))
      expect(styles).toBeGreaterThan(5)
      expect(styles).toBeLessThan(budgets.styles)
      expect(kb(gzipBytes(html))).toBeLessThan(budgets.homeHtml)
      const fonts = ending(files, '.woff2')
      expect(fonts.length).toBeLessThanOrEqual(4)
      expect(kb(sum(fonts.map(({ sent }) => sent)))).toBeLessThan(budgets.fonts)
      expect(kb(sum(fonts.map(({ sent }) => sent)))).toBeGreaterThan(10)
      expect(html.match(/<link [^>]*as="font"/g)).toHaveLength(2)
      expect(files.filter(({ url }) => new URL(url).origin !== site.url)).toEqual([])
    })
  }

  test('home: the form’s script only where it is needed, and all there is within the budget', async ({ page }) => {
    const posts = page.waitForResponse('**/api/uk/blog?*')
    await page.goto('/ua')
    await posts
    const first = await settled(page)
    expect(scripts(first) - floor).toBeLessThan(budgets.home)

    const form = page.locator('form[data-hydrated]')
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await expect(form).toBeVisible()
    const withForm = await fetched(page)
    expect(scripts(withForm)).toBeGreaterThan(scripts(first))

    // Nothing of other pages is fetched before somebody opens them.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('footer')).toBeInViewport()
    expect((await fetched(page)).filter(({ url }) => url.includes('_rsc='))).toEqual([])

    await page.getByLabel(t('name')).fill('Олена')
    await page.getByLabel(t('phone')).fill('67')
    await page.getByRole('button', { name: t('submit') }).click()
    await expect(page.getByText(t('successTitle'))).toBeVisible()
    expect(scripts(await fetched(page)) - floor).toBeLessThan(budgets.everything)
  })
})
