import { startLeadTaker } from '#e2e/support/lead-taker'
import { startMailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { runLeads } from '#e2e/support/staff-desk'
import { startSite } from '#e2e/support/site'
import { expect, test, uniqueName } from '#e2e/support/test'
import { makeLead } from '#e2e/support/test-lead'
import { openStore } from '#lib/leads/store/open-store'

test('a patient who looks like spam reaches staff by the daily mail and the clinic by one command @slow', async () => {
  const [mail, provider] = [await startMailServer(), await startLeadTaker()]
  const settings = { API_URL: provider.url, SMTP_URL: mail.url, LEADS_EMAIL_TO: 'staff@clinic.example' }
  const site = await startSite(settings)
  const store = await openStore({ folder: site.dataDir })
  const fewMinutesAgo = new Date(Date.now() - 180_000).toISOString()
  const lead = makeLead({ name: uniqueName(), status: 'suspected', createdAt: fewMinutesAgo })
  await store.add(lead, { channels: ['provider', 'smtp'], from: fewMinutesAgo })
  await store.close()

  await expect.poll(() => mail.messages.length, { timeout: 40_000 }).toBe(1)
  const { subject, text } = readMail(mail.messages[0] ?? '')
  expect(subject).toBe('Заявки, схожі на спам: 1')
  expect(text).toContain(lead.name)
  expect(provider.came).toEqual([])
  const [command = ''] = /(?<=npm run leads -- )release/.exec(text) ?? []
  const { stdout } = runLeads({ ...settings, DATA_DIR: site.dataDir }, command, lead.id.slice(0, 8))
  expect(stdout).toContain('on the way: 1 lead.')

  await expect.poll(() => provider.names()).toEqual([lead.name])
  await expect.poll(() => mail.messages.length).toBe(2)
  expect(readMail(mail.messages[1] ?? '').text).toContain(lead.name)
  await expect.poll(site.log).toContain('"event":"suspected-leads"')
  expect(site.log()).not.toContain(lead.name)
  await site.stop()
  await provider.close()
  await mail.close()
})
