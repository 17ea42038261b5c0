import { notReady, readiness, type Readiness } from '#lib/leads/outbox/readiness'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

export const dynamic = 'force-dynamic'

/** 200 while leads are stored and arrive, 503 while they do not; the body says which (docs/api.md). */
export async function GET(): Promise<Response> {
  const state = await check()
  return Response.json(state, { status: state.status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}

async function check(): Promise<Readiness> {
  try {
    return await readiness(await leadStore(), new Date())
  } catch (error) {
    log.error('store-not-writable', error)
    return notReady
  }
}
