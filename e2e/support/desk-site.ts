import { invitePerson } from '#lib/auth/invitations'
import { findFreePort } from '#e2e/support/free-port'
import { startSite, type Site } from '#e2e/support/site'
import { openStore } from '#lib/database/open'

/**
 * Starts a site whose SITE_URL is the address of the started server. Passkeys and POST requests of
 * the desk need this SITE_URL.
 */
export async function startDeskSite(
  settings: Record<string, string> = {},
  prepare?: (folder: string) => void,
): Promise<Site> {
  const port = String(await findFreePort())
  return startSite({ PORT: port, SITE_URL: `http://localhost:${port}`, ...settings }, prepare)
}

/**
 * Starts a site and invites `first@clinic.example`. The desk is closed to everybody until the first
 * member of staff is invited.
 */
export async function startOpenDesk(settings: Record<string, string> = {}): Promise<Site> {
  const site = await startDeskSite(settings)
  const store = await openStore({ folder: site.dataDir })
  await invitePerson(
    'command',
    store.database,
    { email: 'first@clinic.example', name: 'First', role: 'admin' },
    new Date(),
  )
  await store.close()
  return site
}
