import { canSaveSignUps } from '#lib/leads/health'
import { isWarm } from '#lib/server/warm-up'

export const dynamic = 'force-dynamic'

async function readStatus(): Promise<'ok' | 'starting' | 'failing'> {
  if (!(await canSaveSignUps())) return 'failing'
  return isWarm() ? 'ok' : 'starting'
}

export async function GET(): Promise<Response> {
  const status = await readStatus()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers })
}
