import { checkDeliveries } from '#lib/leads/health'

export const dynamic = 'force-dynamic'

/** 200 while leads arrive, 503 while one waits for too long or was given up; the body says which (docs/api.md). */
export async function GET(): Promise<Response> {
  const health = await checkDeliveries()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
}
