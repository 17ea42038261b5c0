import { hash, timingSafeEqual } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { notifyInstances } from '#lib/blog/revalidate-instances'
import { expireProviderCache } from '#lib/blog/provider-cache'
import { env } from '#lib/env'
import { getSiteStore } from '#lib/database/open'
import { loadPublishedDocuments } from '#lib/editing/load-published'
import { log } from '#lib/log'
import { ownServerHeader } from '#lib/request/request'

/** Callers may tell what has changed; whatever it is may stand on any page. `content`: the desk's texts are read anew as well. */
const schema = z.object({ content: z.boolean().optional() })

/** Refreshes pages at once (docs/api.md); this instance's own server needs no secret. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = env
  const isOwn = request.headers.has(ownServerHeader)
  if (!isOwn && secret === undefined) return Response.json({ code: 'not-found' }, { status: 404 })
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (!isOwn && !isSame(given, secret ?? ''))
    return Response.json({ code: 'unauthorized' }, { status: 401 })
  const body = schema.safeParse(await request.json().catch(() => ({})))
  if (!body.success) return Response.json({ code: 'invalid' }, { status: 422 })
  if (isOwn || body.data.content) await loadPublishedDocuments()
  expireProviderCache()
  revalidatePath('/', 'layout')
  revalidatePath('/sitemap.xml')
  try {
    // The embedded store serves one instance.
    if (!isOwn && env.DATABASE_URL !== undefined)
      await notifyInstances((await getSiteStore()).database)
    return Response.json({ revalidated: true })
  } catch (error) {
    log.error('invalidation-not-announced', error)
    return Response.json({ code: 'not-announced' }, { status: 503 })
  }
}

/** Compares in a time that does not depend on where two secrets differ. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
