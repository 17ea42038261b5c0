import { NextResponse } from 'next/server'
import { signInOptions } from '#lib/staff/passkeys'
import { openPost } from '#lib/staff/post'
import { privateHeaders } from '#lib/staff/private-headers'
import { countSignIn } from '#lib/staff/throttle'

/** What the browser asks a passkey for. */
export const POST = openPost(
  async (_request, db) => NextResponse.json(await signInOptions(db, new Date()), { headers: privateHeaders }),
  countSignIn,
)
