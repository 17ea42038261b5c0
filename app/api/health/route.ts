import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

export const dynamic = 'force-dynamic'

/** 200 while leads can be stored, 503 while they cannot; the log says why. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await (await leadStore()).check()
    return Response.json({ status: 'ok' }, { headers })
  } catch (error) {
    log.error('store-not-writable', error)
    return Response.json({ status: 'failing' }, { status: 503, headers })
  }
}
