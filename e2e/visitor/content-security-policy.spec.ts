import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { addProviderPost, providerTest } from '#e2e/support/provider-site'
import { startSite } from '#e2e/support/site'
import { expect, test, getTranslator } from '#e2e/support/test'
import { waitForHydration, submitSignUp, listSweeps } from '#e2e/support/visitor'

/**
 * Records violations of the content security policy. The returned function reads the recorded
 * violations.
 */
async function recordRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refusals: string[] = []
    Object.assign(window, { refusals })
    document.addEventListener('securitypolicyviolation', (event) => {
      refusals.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refusals: string[] }).refusals)
}

/** Size in bytes of the buffer into which nginx reads the headers of a response. */
const proxyBufferBytes =
  1024 *
  Number(/proxy_buffer_size (\d+)k;/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? 4)

for (const locale of locales) {
  for (const { pages, pathsOf } of listSweeps(locale !== 'ua')) {
    test(`every page works under its own security policy, ${locale}: ${pages}`, async ({
      page,
    }) => {
      const refusals = await recordRefusals(page)
      for (const path of pathsOf(locale)) {
        await test.step(path, async () => {
          const response = await page.goto(path)
          const headers = (await response?.headersArray()) ?? []
          const policies = headers.filter(({ name }) => /^content-security-policy$/i.test(name))
          expect(policies).toHaveLength(1)
          expect(policies[0]?.value).toContain("default-src 'none'")
          expect(policies[0]?.value).not.toMatch(/unsafe-(inline|eval)/)
          // nginx refuses a response whose headers are larger than its buffer. Half of the buffer
          // is left for articles to come.
          const bytes = headers.map(({ name, value }) => name.length + value.length + 4)
          expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(proxyBufferBytes / 2)
          await waitForHydration(page)
          expect(await refusals()).toEqual([])
        })
      }
    })
  }
}

test('a sign-up works and an injected script does not run', async ({ page }) => {
  const refusals = await recordRefusals(page)
  await page.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await submitSignUp(page, 'ua', 'Олена Безпечна')
  expect(await refusals()).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await refusals()).not.toEqual([])
})

providerTest(
  'pages rendered while serving have a policy too, on first and second visit',
  async ({ page, provider }) => {
    const refusals = await recordRefusals(page)
    const shown = pathTo('ua', 'article', { slug: addProviderPost(provider).slug })
    const lost = pathTo('ua', 'article', { slug: addProviderPost(provider).slug })
    for (const visit of ['first', 'second']) {
      await test.step(visit, async () => {
        await page.goto(shown)
        await waitForHydration(page)
        expect(await refusals()).toEqual([])
      })
    }
    provider.mode = 'error'
    await page.goto(lost)
    await expect(
      page.getByRole('heading', { name: getTranslator('ua', 'Unavailable')('title') }),
    ).toBeVisible()
    expect(await refusals()).toEqual([])
  },
)

test('responses that are no pages get a policy that allows nothing', async ({ request }) => {
  for (const path of ['/api/health', '/ua/og/home.png', '/']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.headers()['content-security-policy'], path).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action/,
    )
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('an https site uses HSTS, cannot be framed, and its cookies are secure @slow', async ({
  request,
}) => {
  const site = await startSite({ SITE_URL: 'https://clinic.example' })
  const form = { name: '', phone: '', consent: 'on' }
  const refused = await request.post(`${site.url}/api/subscribe`, { form, maxRedirects: 0 })
  expect(refused.headers()['set-cookie']).toMatch(
    /^(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=(Lax|Strict))/i,
  )
  const chosen = await request.get(`${site.url}/api/en/locale?path=/en`, { maxRedirects: 0 })
  expect(chosen.headers()['set-cookie']).toMatch(/^lang=en(?=.*; Secure)(?=.*; SameSite=Lax)/i)
  const headers = (await request.get(`${site.url}/ua`)).headers()
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin)/),
    'content-security-policy': expect.stringMatching(
      /^(?=.*frame-ancestors 'none')(?!.*script-src[^;]*unsafe-)/,
    ),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  await site.stop()
})
