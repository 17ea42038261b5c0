import { canSaveSignUps } from '#lib/leads/health'
import { isWarm } from '#lib/server/warm-up'

export const dynamic = 'force-dynamic'

async function readStatus(): Promise<'ok' | 'starting' | 'failing'> {
  // The check writes to the database. A new instance that is busy with its first pages would hold
  // the lock of an SQLite file for seconds, while the instance before saves sign-ups.
  if (!isWarm()) return 'starting'
  return (await canSaveSignUps()) ? 'ok' : 'failing'
}

export async function GET(): Promise<Response> {
  const status = await readStatus()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers })
}
