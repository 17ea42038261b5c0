import { enterDesk, emptyDeskTest as test } from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import {
  addAuthenticator,
  createInvitationLink,
  getNameOfEmail,
  joinDesk,
  makeUniqueEmail,
  signInWithPasskey,
} from '#e2e/support/staff'
import { ageSessions, findSessionCookie } from '#e2e/support/staff-sessions'
import { expect, getTranslator } from '#e2e/support/test'
import { openStore } from '#lib/database/open'

const t = getTranslator('ua', 'Staff')

test('an admin invites, ends sessions and removes people after the passkey; the last admin stays @slow', async ({
  page,
  browser,
}) => {
  const site = await startDeskSite()
  await addAuthenticator(page)
  await joinDesk(page, createInvitationLink(site, 'anna@clinic.example', 'admin'))
  const store = await openStore({ folder: site.dataDir })
  await ageSessions(store.database)
  const before = await findSessionCookie(page.context())
  await page.getByRole('link', { name: t('tabs.people'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await expect(page).toHaveURL(`${site.url}/staff/people`)
  expect((await findSessionCookie(page.context()))?.value).not.toBe(before?.value)

  await page.getByLabel(t('invite.name')).fill(' Ольга  Ко ')
  await page.getByLabel(t('invite.email')).fill('Olha@clinic.example')
  await page.getByRole('button', { name: t('invite.action') }).click()
  const link = await page.getByLabel(t('invite.link', { name: 'Ольга Ко' })).inputValue()
  expect(link).toMatch(/\/staff\/join#[\w-]{43}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: t('links.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole('img', { name: t('invite.code') }).locator('svg')).toBeVisible()
  expect(page.url()).toBe(`${site.url}/staff/people`)
  const other = await (await browser.newContext()).newPage()
  await addAuthenticator(other)
  await joinDesk(other, link)

  await page.reload()
  const olha = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ольга Ко' }) })
  await olha.getByRole('button', { name: t('member.end'), exact: true }).click()
  await other.goto(`${site.url}/staff`)
  await signInWithPasskey(other)

  // The test makes the session old, so the desk asks for the passkey before any change.
  await ageSessions(store.database)
  await page.reload()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await expect(page.getByRole('heading', { name: t('invite.title') })).toBeVisible()
  await olha.getByText(t('member.remove'), { exact: true }).click()
  await ageSessions(store.database)
  await olha.getByRole('button', { name: t('member.removeAction', { name: 'Ольга Ко' }) }).click()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await olha.getByText(t('member.remove'), { exact: true }).click()
  await olha.getByRole('button', { name: t('member.removeAction', { name: 'Ольга Ко' }) }).click()
  await expect(olha).toBeHidden()
  await other.goto(`${site.url}/staff`)
  await other.getByRole('button', { name: t('signIn.action') }).click()
  await expect(other.getByText(t('passkey.refused'))).toBeVisible()

  const anna = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'anna' }) })
  await anna.getByText(t('member.remove'), { exact: true }).click()
  await anna.getByRole('button', { name: t('member.removeAction', { name: 'anna' }) }).click()
  await expect(page.getByText(t('invite.problems.lastAdmin'))).toBeVisible()

  const rows = page.getByRole('group', { name: t('audit.title') }).getByRole('row')
  await expect(rows.filter({ hasText: t('audit.actions.remove') })).toContainText('Ольга Ко')
  await expect(rows.filter({ hasText: t('audit.command') })).toContainText(
    t('audit.actions.invite'),
  )
  await store.close()
  await other.context().close()
  await site.stop()
})

test('a second invitation adds a passkey on another device only, and removal takes all passkeys of the person @slow', async ({
  page,
  browser,
  site,
  store,
}) => {
  const email = makeUniqueEmail()
  const first = await addAuthenticator(page)
  await joinDesk(page, createInvitationLink(site, email, 'reception'))
  const other = await (await browser.newContext()).newPage()
  await enterDesk(other, site, store, makeUniqueEmail(), 'admin')
  await other.goto(`${site.url}/staff/people`)
  const card = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading', { name: getNameOfEmail(email) }) })
  await card.getByRole('button', { name: t('member.invite') }).click()
  const link = await other
    .getByLabel(t('invite.link', { name: getNameOfEmail(email) }))
    .inputValue()
  await page.goto(link)
  const make = page.getByRole('button', { name: t('join.action') })
  await make.click()
  await expect(page.getByText(t('passkey.known'))).toBeVisible()
  await first.remove()
  await addAuthenticator(page)
  await make.click()
  await expect(page.getByRole('heading', { name: t('tabs.queue') })).toBeVisible()
  const joined = other.getByRole('row').filter({ hasText: t('audit.actions.join') })
  await other.reload()
  await expect(joined.filter({ hasText: getNameOfEmail(email) })).toHaveCount(2)
  await card.getByText(t('member.remove'), { exact: true }).click()
  await card
    .getByRole('button', { name: t('member.removeAction', { name: getNameOfEmail(email) }) })
    .click()
  await expect(card).toBeHidden()
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
  await other.context().close()
})
