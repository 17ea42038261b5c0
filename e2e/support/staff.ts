import type { Role } from '#lib/auth/roles'
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { Site } from '#e2e/support/site'
import { expect, getTranslator } from '#e2e/support/test'
import type { Locale } from '#lib/i18n/locales'

/** Makes an e-mail address that no other test uses. */
export const makeUniqueEmail = (): string =>
  `p${Math.random().toString(36).slice(2, 10)}@clinic.example`

/** The name of a test person: the part of the e-mail address before `@`. */
export const getNameOfEmail = (email: string): string => email.replace(/@.*/, '')

/** Runs `npm run staff -- …` in a separate process, on the database of a site. */
export function runStaffCommand(site: Site, ...args: string[]): SpawnSyncReturns<string> {
  const command = ['--disable-warning=ExperimentalWarning', 'lib/auth/staff-command.ts', ...args]
  return spawnSync('node', command, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url },
  })
}

export function createInvitationLink(site: Site, email: string, role: Role): string {
  const { stdout, stderr } = runStaffCommand(
    site,
    'invite',
    email,
    '--name',
    getNameOfEmail(email),
    '--role',
    role,
  )
  expect(stderr).toBe('')
  return /http\S+/.exec(stdout)?.[0] ?? ''
}

/** A WebAuthn authenticator that Chromium simulates in place of a phone or laptop. */
export type VirtualAuthenticator = {
  setUserVerified: (isUserVerified: boolean) => Promise<unknown>
  remove: () => Promise<unknown>
}

/** Gives the page a virtual authenticator that confirms every request for a passkey. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setUserVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

/**
 * Opens an invitation, makes a passkey and waits for the first page of the desk.
 * @param start the page that the desk opens first for the role of the invited member of staff
 */
export async function joinDesk(
  page: Page,
  link: string,
  locale: Locale = 'ua',
  start: 'queue' | 'statistics' = 'queue',
): Promise<void> {
  const t = getTranslator(locale, 'Staff')
  await page.goto(link)
  await page.getByRole('button', { name: t('join.action') }).click()
  await expect(page.getByRole('heading', { name: t(`tabs.${start}`) })).toBeVisible()
}

/** Signs in with the passkey in the browser and waits for a page of the desk. */
export async function signInWithPasskey(page: Page, locale: Locale = 'ua'): Promise<void> {
  const t = getTranslator(locale, 'Staff')
  await page.getByRole('button', { name: t('signIn.action') }).click()
  await expect(page.getByRole('button', { name: t('signOut') })).toBeVisible()
}
