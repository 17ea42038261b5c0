import { content } from '#lib/content/content'
import { formatDay } from '#lib/text/format'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { kyivDay } from '#lib/time/kyiv-time'
import { expect, storedLeads, test, uniqueName, words } from '#e2e/support/test'
import { signUp } from '#e2e/support/visitor'

const today = kyivDay(new Date())

test('policies are in force on the day they say, and a request is with texts that were in force when it came', async ({
  page,
  site,
}) => {
  for (const [name, document] of [
    ['privacyPolicy', content.legal('privacy-policy', 'ua')],
    ['terms', content.legal('terms', 'ua')],
  ] as const)
    for (const locale of locales) {
      await page.goto(pathTo(locale, name))
      const date = formatDay(locale, document.effective)
      await expect(page.getByText(words(locale, 'Legal')('effective', { date }))).toBeVisible()
      expect(document.effective <= today).toBe(true)
    }
  const name = uniqueName()
  await page.goto(pathTo('ua', 'home', { anchor: 'subscribe' }))
  await signUp(page, 'ua', name)
  const [lead] = await storedLeads(site.dataDir, name)
  expect(lead?.consentVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((lead?.consentVersion ?? '') <= kyivDay(new Date(lead?.createdAt ?? ''))).toBe(true)
})
