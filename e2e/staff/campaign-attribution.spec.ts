import { clickIdSources } from '#lib/visits/campaign-source'
import { openLeadsCli } from '#e2e/support/leads-command'
import { expect, readStoredLeads, test, makeUniqueName, getTranslator } from '#e2e/support/test'
import { waitForHydration, scriptsRoute, submitSignUp } from '#e2e/support/visitor'
import type { AttributionModel } from '#lib/visits/campaign-rules'
import { readVisitReport } from '#lib/visits/visit-report'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Reads how often each event, such as `viewed`, was counted today for one source, medium or
 * campaign.
 * @param value the value of the parameter `by`, such as `facebook` for `utm_source`
 */
async function countEvents(
  dataDir: string,
  value: string,
  ...[by, touch]: [string, AttributionModel?]
) {
  const { cli, close } = await openLeadsCli({ folder: dataDir })
  const today = getKyivDay(new Date())
  const rows = await readVisitReport(cli.db, by, { from: today, to: today }, touch).finally(close)
  return Object.fromEntries(
    rows.filter(({ key }) => key === value).map(({ event, count }) => [event, count]),
  )
}

test('the first and the last campaign of a visitor are kept with the lead, through pages and languages @slow', async ({
  page,
  site,
}) => {
  const one = makeUniqueName()
  const two = makeUniqueName()
  const referer = 'https://search.example/'
  await page.goto('/ua/check-up?utm_source=x&gclid=y&other=z', { referer })
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ua\/check-up$/)
  await page
    .getByRole('link', { name: getTranslator('ua', 'Header')('home'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ua(#.*)?$/)
  await page
    .getByRole('button', { name: getTranslator('ua', 'Header')('language', { current: 'UA' }) })
    .click()
  await page.getByRole('link', { name: /^EN / }).click()
  await expect(page).toHaveURL(/\/en(#.*)?$/)
  await page.locator('#subscribe').scrollIntoViewIfNeeded()
  await submitSignUp(page, 'en', one)
  const first = { utm_source: 'x', gclid: 'y', page: '/ua/check-up', at: expect.any(String) }
  const [lead] = await readStoredLeads(site.dataDir, one)
  expect([lead?.firstTouch, lead?.lastTouch]).toEqual([first, first])
  expect(lead?.referrer).toBe(referer)

  // The visitor opens a page with a campaign link, and leaves the page before the page's scripts
  // have loaded.
  await page.route(scriptsRoute, (route) => route.abort())
  await page.goto('/en/blog?utm_source=mail&utm_campaign=осінь')
  await page
    .getByRole('link', { name: getTranslator('en', 'Header')('home'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en(#.*)?$/)
  await page.unroute(scriptsRoute)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('touches'))).toContain('mail')
  await page.goto('/ua')
  await page.locator('#subscribe').scrollIntoViewIfNeeded()
  await submitSignUp(page, 'ua', two)
  const [again] = await readStoredLeads(site.dataDir, two)
  expect(again?.firstTouch).toEqual(lead?.firstTouch)
  expect(again?.lastTouch).toMatchObject({
    utm_source: 'mail',
    utm_campaign: 'осінь',
    page: '/en/blog',
  })

  // The visitor has viewed and begun the sign-up form once per campaign. A page view whose scripts
  // did not run is not counted.
  const once = { viewed: 1, started: 1 }
  await expect.poll(() => countEvents(site.dataDir, 'x', 'utm_source')).toMatchObject(once)
  await expect.poll(() => countEvents(site.dataDir, 'mail', 'utm_source')).toMatchObject(once)
  expect(await countEvents(site.dataDir, 'x', 'utm_source', 'first')).toMatchObject({
    viewed: 2,
    started: 2,
  })
})

test('a second click on the same link keeps the campaign for another 90 days, with the page of the second click @slow', async ({
  page,
  site,
}) => {
  const name = makeUniqueName()
  const start = Date.now()
  const dayMs = 86_400_000
  const setDay = (day: number) => page.clock.setFixedTime(start + day * dayMs)
  const link = '?utm_source=renewed&utm_medium=mail'
  await setDay(0)
  await page.goto(`/ua/check-up${link}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('touches')))
    .toContain('/ua/check-up')
  await setDay(80)
  await page.goto(`/ua/weight-loss${link}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('touches')))
    .toContain('/ua/weight-loss')
  // The language switcher keeps the query of the address. The page in the other language must not
  // count as another visit by the campaign link.
  await page.evaluate(() => {
    window.location.href = window.location.href.replace('/ua/', '/en/')
  })
  await expect(page).toHaveURL(`/en/weight-loss${link}`)
  await waitForHydration(page)
  await setDay(95)
  await page.goto('/ua')
  await page.locator('#subscribe').scrollIntoViewIfNeeded()
  await submitSignUp(page, 'ua', name)
  const [lead] = await readStoredLeads(site.dataDir, name)
  expect(lead?.lastTouch).toMatchObject({ utm_source: 'renewed', page: '/ua/weight-loss' })
})

test('a page view is counted once per tab, without scrolling to the form and without identifying the visitor', async ({
  page,
  context,
  site,
}) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) told.push(request.postData() ?? '')
  })
  const campaign = '?utm_source=Meta&utm_content=Opened-Test&fbclid=who-it-is&gclid=who-it-is'
  await page.goto(`/ua/privacy-policy${campaign}`)
  await expect.poll(() => told.length).toBe(1)
  await page.reload()
  await waitForHydration(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getTranslator('ua', 'Footer')('terms') })
    .click()
  await expect.poll(() => told.length).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL(/privacy-policy/)
  const other = await context.newPage()
  await other.goto('/ua/privacy-policy')
  await expect
    .poll(() => countEvents(site.dataDir, 'opened-test', 'utm_content'))
    .toEqual({ opened: 3 })
  const touch = {
    utm_source: 'Meta',
    utm_content: 'Opened-Test',
    fbclid: '1',
    gclid: '1',
    page: '/ua/privacy-policy',
  }
  const report = { event: 'opened', first: touch, last: touch }
  expect(told.map((body) => JSON.parse(body) as unknown)).toEqual([
    { ...report, page: '/ua/privacy-policy' },
    { ...report, page: '/ua/terms-of-the-agreement' },
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')

  // A link with only a click id (`gclid`) is counted as a click from Google.
  await other.goto('/en/privacy-policy?gclid=who-it-is')
  await expect
    .poll(() => countEvents(site.dataDir, clickIdSources.google, 'utm_source'))
    .toEqual({ opened: 1 })
})

test('events of the form are counted without an answer to the visitor, and malformed ones are dropped', async ({
  request,
  site,
}) => {
  const visit = { event: 'viewed', page: '/ua/blog', last: { utm_source: 'events-test' } }
  const postEvent = (data: unknown, headers = {}) => request.post('/api/event', { data, headers })
  for (const data of [visit, '{', { ...visit, page: '/admin' }, 'x'.repeat(10_000)]) {
    const answer = await postEvent(data)
    expect([answer.status(), await answer.text()]).toEqual([204, ''])
  }
  await postEvent(
    { ...visit, last: { utm_source: 'stranger' } },
    { 'Sec-Fetch-Site': 'cross-site' },
  )
  for (let i = 0; i < 125; i += 1) await postEvent(visit)
  // The server counts at most 120 events per IP address in ten minutes, including malformed events.
  const countViews = async () =>
    (await countEvents(site.dataDir, 'events-test', 'utm_source'))['viewed'] ?? 0
  await expect.poll(countViews).toBeGreaterThanOrEqual(110)
  expect(await countViews()).toBeLessThan(120)
  expect(await countEvents(site.dataDir, 'stranger', 'utm_source')).toEqual({})
})
