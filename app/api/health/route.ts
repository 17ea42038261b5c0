export const dynamic = 'force-dynamic'

/**
 * Responds 200 while the process runs. Does not check the database, because a failing database is
 * no reason to restart the process.
 */
export function GET(): Response {
  // eslint-disable-next-line no-restricted-syntax -- written into the build (next.config.mjs), not a setting of the server
  const version = process.env['SITE_VERSION']
  return Response.json({ status: 'ok', version }, { headers: { 'Cache-Control': 'no-store' } })
}
