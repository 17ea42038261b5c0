import { canSaveSignUps } from '#lib/leads/health'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const isReady = await canSaveSignUps()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json(
    { status: isReady ? 'ok' : 'failing' },
    { status: isReady ? 200 : 503, headers },
  )
}
