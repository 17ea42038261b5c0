import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { auditStaff } from '#lib/staff/audit'
import { privateHeaders } from '#lib/staff/private-headers'
import { sessionCookie, setSessionCookie } from '#lib/staff/session-cookie'
import { endSession, startSession } from '#lib/staff/sessions'

/** Lets a person in whose passkey was confirmed: a new session, in place of the one the browser had. */
export async function enter(db: Db, staffId: string, now: Date): Promise<NextResponse> {
  const before = (await cookies()).get(sessionCookie)?.value
  if (before) await endSession(db, before)
  const token = await startSession(db, staffId, now)
  await auditStaff(db, staffId, 'signIn', staffId)
  log.info('staff-signed-in', { staff: staffId })
  return setSessionCookie(NextResponse.json({}, { headers: privateHeaders }), token)
}
