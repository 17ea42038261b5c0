import type { Role } from '#lib/auth/roles'
import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { Site } from '#e2e/support/site'
import { expect, getTranslator } from '#e2e/support/test'
import type { Locale } from '#lib/i18n/locales'

/** An address that no other test has. */
export const makeUniqueEmail = () => `p${Math.random().toString(36).slice(2, 10)}@clinic.example`

/** What the person with an address is called. */
export const getNameOfEmail = (email: string) => email.replace(/@.*/, '')

/** Runs `npm run staff -- …` as whoever runs the site does; how it ended and what it wrote. */
export function runStaffCommand(site: Site, ...args: string[]) {
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

/** Gives the page a device with passkeys (WebAuthn’s virtual authenticator), which verifies the person unless told. */
export async function addAuthenticator(page: Page) {
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

/** Opens an invitation and makes a passkey; ends at the start page of the role. */
export async function acceptInvitation(
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

/** Signs in with the passkey at hand; ends at the page one was on the way to. */
export async function signInWithPasskey(page: Page, locale: Locale = 'ua'): Promise<void> {
  const t = getTranslator(locale, 'Staff')
  await page.getByRole('button', { name: t('signIn.action') }).click()
  await expect(page.getByRole('button', { name: t('signOut') })).toBeVisible()
}
