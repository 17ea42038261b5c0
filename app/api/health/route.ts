export const dynamic = 'force-dynamic'

/** 200 as long as the process responds; nothing else is checked, so that a failing store does not end it. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
