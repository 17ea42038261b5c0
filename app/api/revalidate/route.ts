import { hash, timingSafeEqual } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { notifyInstances } from '#lib/blog/revalidate-instances'
import { expireProviderCache } from '#lib/blog/provider-cache'
import { env } from '#lib/env'
import { getSiteStore } from '#lib/database/open'
import { loadPublishedDocuments } from '#lib/editing/load-published'
import { log } from '#lib/log'
import { ownServerHeader, revalidatedHeader } from '#lib/request/request'

/**
 * With `content: true` this instance reloads the documents that editors have published at the desk.
 * Other fields are ignored, because every request revalidates all pages.
 */
const revalidateSchema = z.object({ content: z.boolean().optional() })

/**
 * Revalidates all pages (docs/api.md). A request that this instance sends to itself has the header
 * `ownServerHeader`. Every other request must contain `REVALIDATE_SECRET`.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = env
  const isOwnServer = request.headers.has(ownServerHeader)
  if (!isOwnServer && secret === undefined)
    return Response.json({ code: 'not-found' }, { status: 404 })
  const sentSecret = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (!isOwnServer && !isSameSecret(sentSecret, secret ?? ''))
    return Response.json({ code: 'unauthorized' }, { status: 401 })
  const body = revalidateSchema.safeParse(await request.json().catch(() => ({})))
  if (!body.success) return Response.json({ code: 'invalid' }, { status: 422 })
  if (isOwnServer || body.data.content) await loadPublishedDocuments()
  expireProviderCache()
  revalidatePath('/', 'layout')
  revalidatePath('/sitemap.xml')
  try {
    // Several instances share a PostgreSQL database (`DATABASE_URL`). With SQLite the site has only
    // this instance, so no other instance is notified.
    if (!isOwnServer && env.DATABASE_URL !== undefined)
      await notifyInstances((await getSiteStore()).database)
    return Response.json({ revalidated: true })
  } catch (error) {
    log.error('invalidation-not-announced', error)
    const headers = { [revalidatedHeader]: '1' }
    return Response.json({ code: 'not-announced' }, { status: 503, headers })
  }
}

/** Compares in constant time, so that response times reveal nothing about the secret. */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
