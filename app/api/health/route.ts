export const dynamic = 'force-dynamic'

/** 200 as long as the process responds: a failing store must not end it. */
export function GET(): Response {
  // eslint-disable-next-line no-restricted-syntax -- written into the build (next.config.mjs), not a setting of the server
  const version = process.env['SITE_VERSION']
  return Response.json({ status: 'ok', version }, { headers: { 'Cache-Control': 'no-store' } })
}
