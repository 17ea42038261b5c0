import { NextResponse } from 'next/server'
import { ceremonyBody } from '#lib/staff/ceremony-body'
import { findInvitation } from '#lib/staff/invitations'
import { joinOptions } from '#lib/staff/passkeys'
import { openPost, refuse } from '#lib/staff/post'
import { privateHeaders } from '#lib/staff/private-headers'
import { countSignIn } from '#lib/staff/throttle'

/** What the browser makes a passkey of, for a good invitation. */
export const POST = openPost(async (request, db) => {
  const now = new Date()
  const staff = await findInvitation(db, (await ceremonyBody(request))?.token ?? '', now)
  if (!staff) return refuse(410, 'invitation-over')
  return NextResponse.json(await joinOptions(db, staff, now), { headers: privateHeaders })
}, countSignIn)
