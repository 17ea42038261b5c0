import { saveLead } from '#lib/leads/save-lead'
import type { Page } from '@playwright/test'
import { deskTest as base, expectFitsEveryWidth } from '#e2e/support/desk-page'
import { expect, getTranslator } from '#e2e/support/test'
import { addAppointment, makeLead } from '#e2e/support/test-lead'
import type { DeskStatus } from '#lib/database/tables/lead'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const today = getKyivDay(new Date())
const firstDay = addDays(today, -9)
const secondDay = addDays(today, -3)
const period = `from=${addDays(today, -13)}&to=${today}`

type Seed = {
  day: string
  source?: string
  first?: string
  order?: string
  status: DeskStatus
  minutes: number | null
}

/**
 * Ten leads. Five have the source `facebook`: two of these were booked, and one of the two came.
 * Staff called six of the ten leads, four of them within 15 minutes.
 */
const seeds: Seed[] = [
  { day: firstDay, source: 'facebook', first: 'flyer', status: 'booked', minutes: 3 },
  { day: firstDay, source: 'facebook', status: 'came', minutes: 7, order: 'check-up' },
  { day: firstDay, source: 'facebook', status: 'closed', minutes: 9 },
  { day: firstDay, source: 'facebook', status: 'noAnswer', minutes: 40 },
  { day: secondDay, source: 'facebook', status: 'new', minutes: null },
  { day: secondDay, source: 'google', status: 'booked', minutes: 15 },
  { day: secondDay, source: 'google', status: 'later', minutes: 16 },
  { day: today, status: 'new', minutes: null },
  { day: today, status: 'new', minutes: null },
  { day: today, status: 'new', minutes: null },
]

const test = base.extend<{ seeded: null }>({
  seeded: [
    async ({ store }, use) => {
      await store.database.deleteFrom('visit').execute()
      for (const { day, source, first = source, order, status, minutes } of seeds) {
        const lead = makeLead({
          createdAt: findKyivTime(day, '12:00')?.toISOString() ?? '',
          order: order ?? null,
          lastTouch: source === undefined ? {} : { utm_source: source },
          firstTouch: first === undefined ? {} : { utm_source: first },
          referrer: 'https://doctors.example/best',
        })
        await saveLead(store.database, lead)
        const entry = store.database.updateTable('lead').where('id', '=', lead.id)
        const { number } = await entry
          .set({ deskStatus: status, firstCallMinutes: minutes })
          .returning('number')
          .executeTakeFirstOrThrow()
        if (status === 'booked' || status === 'came')
          await addAppointment(store, [number], { status })
      }
      const createdAt = findKyivTime(today, '12:00')?.toISOString() ?? ''
      await saveLead(store.database, makeLead({ createdAt, status: 'suspected' }))
      await saveLead(
        store.database,
        makeLead({
          createdAt,
          firstTouch: { utm_source: 'test' },
          lastTouch: { utm_source: 'test' },
        }),
      )
      await saveLead(
        store.database,
        makeLead({ createdAt: findKyivTime(addDays(today, -20), '12:00')?.toISOString() ?? '' }),
      )
      const counted = [
        { dimension: 'language', touch: '', value: 'ua' },
        { dimension: 'page', touch: '', value: '/ua' },
        { dimension: 'package', touch: '', value: '' },
        { dimension: 'utm_source', touch: 'last', value: 'facebook' },
      ]
      const visits = counted.flatMap((by) => [
        { ...by, day: secondDay, event: 'viewed', count: 100 },
        { ...by, day: secondDay, event: 'started', count: 25 },
      ])
      await store.database.insertInto('visit').values(visits).execute()
      await use(null)
    },
    { auto: true },
  ],
})

const getCard = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })
/** Reads the bars of a chart: the name, the number of leads and the share of booked leads. */
const readBars = async (page: Page, title: string) => {
  const bars = await getCard(page, title).getByRole('list').getByRole('listitem').allInnerTexts()
  return bars.map((bar) => bar.split(/\s*\n\s*/).slice(0, 3))
}

const leadsTitle = t('statistics.leads')
const whenceTitle = t('statistics.whence')
const callsTitle = t('statistics.calls')
const wayTitle = t('statistics.way')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, statistics show how many leads came, their sources, the time to the first call and the bookings', async ({
    page,
  }) => {
    await page.goto(`/staff/statistics?${period}`)
    await expect(getCard(page, leadsTitle).locator('strong')).toHaveText('10')
    const numbers = await getCard(page, leadsTitle).locator('svg text').allTextContents()
    expect(numbers.filter((text) => /^\d+$/.test(text)).map(Number)).toEqual([
      0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 3, 0, 0, 3,
    ])
    const before = t('statistics.before', { days: 14, count: '1', change: '+900%' })
    await expect(getCard(page, leadsTitle).getByText(before)).toBeVisible()
    await expect(
      getCard(page, whenceTitle).getByText(t('statistics.bookedShare', { share: '30%' })),
    ).toBeVisible()
    await expect(
      getCard(page, callsTitle).getByText(t('statistics.minute', { count: '9' })),
    ).toBeVisible()
    await expect(
      getCard(page, callsTitle).getByText(t('statistics.inTime', { share: '67%' })),
    ).toBeVisible()
    expect((await readBars(page, wayTitle)).map(([step]) => step)).toEqual([
      '100',
      '25',
      '10',
      '3',
      '1',
    ])
    await expect(
      getCard(page, wayTitle).getByText(t('statistics.was', { count: '1' }), { exact: true }),
    ).toBeVisible()
    await expect(getCard(page, wayTitle).locator('strong')).toHaveText(
      t('statistics.value', { price: '30 000 грн' }),
    )
    expect(await readBars(page, whenceTitle)).toEqual([
      ['facebook', '5', '40%'],
      [t('statistics.none.utm_source'), '3', '0%'],
      ['google', '2', '50%'],
    ])

    // The test first includes test leads. Then the test groups the leads by first campaign, and
    // last by referring site.
    const readBarNames = async () => (await readBars(page, whenceTitle)).map(([name]) => name)
    const show = page.getByRole('button', { name: t('statistics.show') })
    await page.getByLabel(t('statistics.withTests')).check()
    await show.click()
    await expect.poll(readBarNames).toContain('test')
    await page.getByLabel(t('statistics.touch.label')).selectOption('first')
    await show.click()
    await expect.poll(readBarNames).toContain('flyer')
    await page.getByLabel(t('statistics.dimensions')).selectOption('referrer')
    await show.click()
    await expect.poll(readBarNames).toEqual(['doctors.example'])

    // The test merges two spellings of a source, and separates them again.
    await page.goto(`/staff/statistics?${period}`)
    const spellings = t('statistics.spellings.title')
    await page.getByText(spellings, { exact: true }).click()
    await page.getByLabel(t('statistics.spellings.spelling')).selectOption('google')
    await page.getByLabel(t('statistics.spellings.source')).selectOption('facebook')
    await page.getByRole('button', { name: t('statistics.spellings.merge') }).click()
    await expect(page).toHaveURL(/\/staff\/statistics\?from=/)
    expect((await readBars(page, whenceTitle)).at(0)).toEqual(['facebook', '7', '43%'])
    await page.getByText(spellings, { exact: true }).click()
    const separate = t('statistics.spellings.separateNamed', { spelling: 'google' })
    await page.getByRole('button', { name: separate }).click()
    await expect.poll(readBarNames).toContain('google')
    await page.goto(`/staff/statistics?${period}&by=referrer&touch=first&tests=on`)

    // The test selects a period by a button, and then by two dates and the Enter key.
    const week = page.getByRole('button', { name: t('statistics.days', { count: 7 }) })
    await week.click()
    await expect(week).toHaveAttribute('aria-current', 'true')
    await expect(getCard(page, leadsTitle).locator('strong')).toHaveText('7')
    await page.getByLabel(t('statistics.from'), { exact: true }).fill(firstDay)
    await page.getByLabel(t('statistics.to'), { exact: true }).fill(firstDay)
    await page.keyboard.press('Enter')
    await expect(getCard(page, leadsTitle).locator('strong')).toHaveText('4')
    await expect(page).toHaveURL(
      `/staff/statistics?from=${firstDay}&to=${firstDay}&by=referrer&touch=first&tests=on`,
    )
  })
})

test('marketing sees statistics, tables and links, but no name, phone or address', async ({
  page,
  enter,
  store,
}) => {
  await enter('marketing')
  const secret = /Секретна|123[ -]?45[ -]?67|olena@/
  for (const utm_content of ['067 123 45 67', 'olena@clinic.example'])
    await saveLead(
      store.database,
      makeLead({ name: 'Секретна Людина', phone: '+380671234567', lastTouch: { utm_content } }),
    )
  for (const by of ['utm_content', 'page', 'referrer']) {
    await page.goto(`/staff/statistics?by=${by}`)
    const links = getCard(page, whenceTitle).getByRole('link', {
      name: t('statistics.csv'),
      includeHidden: true,
    })
    const fetchCsv = await fetch((await links.getAttribute('href')) ?? '')
    for (const text of [await page.content(), await fetchCsv.text()])
      expect(text).not.toMatch(secret)
  }
  await page.goto('/staff/statistics?by=utm_content')
  expect(await readBars(page, whenceTitle)).toContainEqual([
    t('statistics.special.personal'),
    '2',
    '0%',
  ])
  await page.getByRole('link', { name: t('tabs.links') }).click()
  await page.getByLabel(t('links.label')).fill('marketing')
  await page.getByRole('button', { name: t('links.save'), exact: true }).click()
  const saved = page.getByRole('region', { name: t('links.saved') })
  await expect(saved.getByText('/q/')).toBeVisible()
  await expect(page.content()).resolves.not.toMatch(secret)
  await saved.getByRole('button', { name: t('links.removeNamed', { label: 'marketing' }) }).click()
  await expect(saved).toHaveCount(0)
})

test('statistics are also shown as tables and downloaded as CSV files @slow', async ({ page }) => {
  await page.goto(`/staff/statistics?${period}&by=package`)
  await expect(page.getByLabel(t('statistics.dimensions'))).toHaveValue('package')
  await getCard(page, whenceTitle).getByText(t('statistics.table')).click()
  const rows = await getCard(page, whenceTitle).getByRole('row').allInnerTexts()
  expect(rows.slice(1).map((row) => row.split(/\s*\t\s*/).slice(0, 4))).toEqual([
    [t('statistics.none.package'), '100', '25', '9'],
    [t('lead.checkUpOrder'), '0', '0', '1'],
  ])
  const fetchCsv = async (title: string) => {
    const link = getCard(page, title).getByRole('link', {
      name: t('statistics.csv'),
      includeHidden: true,
    })
    expect(await link.getAttribute('download')).toMatch(/^[\w.-]+[.]csv$/)
    const response = await fetch((await link.getAttribute('href')) ?? '')
    return (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
  }
  expect(await fetchCsv(whenceTitle)).toEqual([
    'package,viewed,started,sent,booked,came,value,called,inTime,medianMinutes,before',
    ',100,25,9,2,0,0,5,3,15,1',
    'check-up,0,0,1,1,1,30000,1,1,7,0',
  ])
  expect(await fetchCsv(leadsTitle)).toContain(`${firstDay},0,0,4,2,1,30000,4,3`)
})

test('an empty period and a future period say so, and statistics are accessible at every width @slow', async ({
  page,
  site,
}) => {
  const empty = `/staff/statistics?from=${addDays(today, -60)}&to=${addDays(today, -50)}`
  await page.goto(empty)
  await expect(page.getByRole('heading', { name: t('statistics.empty') })).toBeVisible()
  await page.goto(`/staff/statistics?from=${addDays(today, 40)}&to=${addDays(today, 50)}`)
  await expect(page.getByRole('heading', { name: t('statistics.future') })).toBeVisible()
  for (const path of [empty, `/staff/statistics?${period}`])
    await expectFitsEveryWidth(page, site, path)
})
