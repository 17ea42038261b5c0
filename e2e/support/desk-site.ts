import { invitePerson } from '#lib/auth/invitations'
import { findFreePort } from '#e2e/support/free-port'
import { startSite, type Site } from '#e2e/support/site'
import { openStore } from '#lib/database/open'

/** A site that knows its own address, as passkeys and posts of the desk need it. */
export async function startDeskSite(
  settings: Record<string, string> = {},
  prepare?: (folder: string) => void,
): Promise<Site> {
  const port = String(await findFreePort())
  return startSite({ PORT: port, SITE_URL: `http://localhost:${port}`, ...settings }, prepare)
}

/** One whose desk is open: `first@clinic.example` was invited. */
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
