import { expect, leadsCommand, storedLeads, test, uniqueName, words } from '#e2e/support/test'
import { scripts, signUp } from '#e2e/support/visitor'

const t = words('ua', 'SubscribeForm')

test.describe('a visitor who came by a campaign', () => {
  test('is known by the first and the latest one, through pages and languages', async ({ page, site }) => {
    const [one, two] = [uniqueName(), uniqueName()]
    await page.goto('/ua/check-up?utm_source=x&gclid=y&other=z')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ua\/check-up$/)
    await page
      .getByRole('link', { name: words('ua', 'Header')('home'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ua(#.*)?$/)
    await page.getByRole('button', { name: words('ua', 'Header')('language', { current: 'UA' }) }).click()
    await page.getByRole('link', { name: /^EN / }).click()
    await expect(page).toHaveURL(/\/en(#.*)?$/)
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await signUp(page, 'en', one)
    const first = { utm_source: 'x', gclid: 'y', page: '/ua/check-up', at: expect.any(String) }
    const [lead] = await storedLeads(site.dataDir, one)
    expect([lead?.firstTouch, lead?.lastTouch]).toEqual([first, first])

    // Left for another page before any script has come.
    await page.route(scripts, (route) => route.abort())
    await page.goto('/en/blog?utm_source=mail&utm_campaign=осінь')
    await page
      .getByRole('link', { name: words('en', 'Header')('home'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/en(#.*)?$/)
    await page.unroute(scripts)
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('touches'))).toContain('mail')
    await page.goto('/ua')
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await signUp(page, 'ua', two)
    const [again] = await storedLeads(site.dataDir, two)
    expect(again?.firstTouch).toEqual(lead?.firstTouch)
    expect(again?.lastTouch).toMatchObject({ utm_source: 'mail', utm_campaign: 'осінь', page: '/en/blog' })

    // Seen twice and begun twice, from the campaign at that time; nothing else is counted.
    const stats = () => leadsCommand(site.dataDir, 'stats', '--by', 'utm_source')
    await expect.poll(stats).toMatch(/^x +1 +1 +1 +/m)
    await expect.poll(stats).toMatch(/^mail +1 +1 +1 +/m)
  })

  test('is known where the browser keeps nothing', { tag: '@slow' }, async ({ page, site }) => {
    const name = uniqueName()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError')
        },
      })
    })
    await page.goto('/ua?fbclid=f')
    await page.locator('#subscribe').scrollIntoViewIfNeeded()
    await signUp(page, 'ua', name)
    expect(await storedLeads(site.dataDir, name)).toMatchObject([{ lastTouch: { fbclid: 'f', page: '/ua' } }])
  })
})

test.describe('a visitor who came by a campaign, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is known by the page’s address', async ({ page, site }) => {
    const name = uniqueName()
    await page.goto('/ua?utm_source=leaflet')
    await page.getByLabel(t('name')).fill(name)
    await page.getByLabel(t('phone')).fill('067 123 45 67')
    await page.getByRole('button', { name: t('submit'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('successTitle') })).toBeVisible()
    const lead = { page: '/ua', firstTouch: { utm_source: 'leaflet' }, lastTouch: { utm_source: 'leaflet' } }
    expect(await storedLeads(site.dataDir, name)).toMatchObject([lead])
  })
})

test('what the form’s page tells is counted quietly, or not at all', async ({ request, site }) => {
  const visit = { event: 'viewed', language: 'ua', page: '/ua/blog', source: 'events-test', order: '' }
  const post = (data: unknown, headers = {}) => request.post('/api/event', { data, headers })
  for (const data of [visit, '{', { ...visit, page: '/admin' }, 'x'.repeat(5000)]) {
    const answer = await post(data)
    expect([answer.status(), await answer.text()]).toEqual([204, ''])
  }
  await post({ ...visit, source: 'stranger' }, { 'Sec-Fetch-Site': 'cross-site' })
  for (let i = 0; i < 70; i += 1) await post(visit)
  const stats = () => leadsCommand(site.dataDir, 'stats', '--by', 'utm_source')
  // Sixty of an address in ten minutes: what was malformed counted as well.
  await expect.poll(stats).toMatch(/^events-test +5\d /m)
  expect(await stats()).not.toContain('stranger')
})
