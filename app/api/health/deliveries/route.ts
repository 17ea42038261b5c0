import { checkDeliveries } from '#lib/leads/health'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const health = await checkDeliveries()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
}
