import { isReady } from '#lib/leads/health/readiness'

export const dynamic = 'force-dynamic'

/** 200 while sign-ups can be stored, 503 while they cannot; the log says why. */
export async function GET(): Promise<Response> {
  const isHealthy = await isReady()
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ status: isHealthy ? 'ok' : 'failing' }, { status: isHealthy ? 200 : 503, headers })
}
