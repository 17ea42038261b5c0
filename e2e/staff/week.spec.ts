import { content } from '#e2e/support/content'
import { deskTest as test, expectFitsEveryWidth } from '#e2e/support/desk-page'
import { getCallerCard } from '#e2e/support/desk-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, getTranslator, tagRepetition } from '#e2e/support/test'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const [doctor, otherDoctor] = content.doctors
/** A Monday in the future, because a past day has no free time. */
const monday = '2031-03-03'
const atElevenOn = (day: string) => findKyivTime(day, '11:00')?.toISOString() ?? ''

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('a week shows each doctor’s appointments and free time, and leads to the card', async ({
      page,
      store,
    }) => {
      const name = 'Ганна Тижнева'
      const number = await addLead(store, { name, order: 'check-up' })
      const at = atElevenOn(addDays(monday, 1))
      await addAppointment(store, [number], { at, kind: 'checkUp', doctor: doctor?.id ?? null })
      await page.goto('/staff')
      await page.getByRole('link', { name: t('tabs.week'), exact: true }).click()
      await expect(page.locator('[aria-current=page]')).toHaveText(t('tabs.week'))
      await page.getByLabel(t('list.day')).fill(addDays(monday, 3))
      await page.getByRole('button', { name: t('list.show') }).click()
      const getDay = (doctorName: string, day: number) =>
        page.getByRole('region', { name: doctorName }).locator('ol > li').nth(day)
      const tuesday = getDay(doctor?.name.ua ?? '', 1)
      const [span = { opens: '', closes: '' }] = content.clinic.hours.week
      for (const text of [
        `${span.opens}–11:00 ${t('week.free')}`,
        `11:00 ${name}`,
        `11:30–${span.closes} ${t('week.free')}`,
      ])
        await expect(tuesday).toContainText(text)
      await expect(getDay(otherDoctor?.name.ua ?? '', 1)).toContainText(
        `${span.opens}–${span.closes} ${t('week.free')}`,
      )
      await page.getByRole('link', { name: t('day.after') }).click()
      await expect(page.getByText(name)).toHaveCount(0)
      await page.getByRole('link', { name: t('day.before') }).click()
      await page.getByRole('link', { name, exact: true }).click()
      await expect(getCallerCard(page)).toContainText(name)
    })
  })

test('the week is accessible at every width', async ({ page, site, store }) => {
  const today = getKyivDay(new Date())
  const statuses = ['booked', 'came', 'missed'] as const
  for (const [index, status] of statuses.entries()) {
    const name = `${'Наталя-Марія Тестова-Прикладенко'} ${index}`
    const number = await addLead(store, { name, order: 'check-up' })
    await addAppointment(store, [number], {
      at: atElevenOn(addDays(today, index)),
      doctor: index === 2 ? null : (doctor?.id ?? null),
      status,
      reminder: 'confirmed',
    })
  }
  await expectFitsEveryWidth(page, site, '/staff/week')
})
