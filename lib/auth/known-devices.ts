import { sessionCookie } from '#lib/auth/sessions'
import { createToken, hashToken } from '#lib/auth/tokens'
import type { Db } from '#lib/database/tables'

/**
 * This cookie marks a browser in which a member of staff has signed in before (OWASP, device
 * cookies). The cookie alone gives no access.
 */
export const deviceCookie = {
  ...sessionCookie,
  name: '__Host-staff-device',
  sameSite: 'strict',
  maxAge: 180 * 24 * 3600,
} as const

/**
 * Remembers the browser in which a member of staff signed in with a passkey.
 * @param previousToken the device token that the browser has sent, which is removed
 * @returns the new device token
 */
export async function rememberDevice(
  db: Db,
  passkeyId: string,
  previousToken: string,
  now: Date,
): Promise<string> {
  const token = createToken()
  await db.deleteFrom('staffDevice').where('tokenHash', '=', hashToken(previousToken)).execute()
  const device = { tokenHash: hashToken(token), passkeyId, usedAt: now.toISOString() }
  await db.insertInto('staffDevice').values(device).execute()
  return token
}

/**
 * Finds the id of the member of staff who last signed in with this browser.
 * @returns null when the token is unknown, or when the passkey of the last sign-in has been removed
 */
export async function findDeviceOwner(db: Db, token: string): Promise<string | null> {
  const device = db.selectFrom('staffDevice').where('tokenHash', '=', hashToken(token))
  const owner = device.innerJoin('passkey', 'passkey.id', 'staffDevice.passkeyId').select('staffId')
  return (await owner.executeTakeFirst())?.staffId ?? null
}
