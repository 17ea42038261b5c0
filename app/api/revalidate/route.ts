import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { announceInvalidation } from '#lib/blog/invalidations'
import { expireProviderCache } from '#lib/blog/provider'
import { isSlug } from '#lib/blog/post'
import { env } from '#lib/env'
import { localeFromCode, locales } from '#lib/i18n/locales'
import { leadStore } from '#lib/leads/store/open-store'
import { loadPublished } from '#lib/desk/content/published'
import { log } from '#lib/log'
import { pageCacheHeader } from '#lib/request/headers'

const schema = z.object({
  language: z.string().optional(),
  slug: z.string().refine(isSlug).optional(),
  /** The documents of the store have changed. */
  content: z.boolean().optional(),
  /** Set by an instance that repeats what another got (`lib/blog/invalidations.ts`). */
  isRepeated: z.boolean().optional(),
})

/**
 * Refreshes pages at once: `{ "language": "uk", "slug": "…" }`, both optional, with `Authorization: Bearer SECRET`, which
 * this instance's own server need not name.
 * 404 while no secret is set, 401 with a wrong one, 422 for an unknown language or a slug that is none, 503 when other
 * instances could not be told.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = env
  const isOwn = request.headers.has(pageCacheHeader)
  if (!isOwn && secret === undefined) return Response.json({ code: 'not-found' }, { status: 404 })
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (!isOwn && !isSame(given, secret ?? '')) return Response.json({ code: 'unauthorized' }, { status: 401 })
  const body = schema.safeParse(await request.json().catch(() => ({})))
  if (!body.success) return Response.json({ code: 'invalid' }, { status: 422 })
  const { language: locale, slug, content, isRepeated } = body.data
  if (content) await loadPublished()
  const named = locale === undefined ? [...locales] : [localeFromCode(locale)]
  for (const each of named) {
    if (!each) return Response.json({ code: 'invalid' }, { status: 422 })
    expireProviderCache(each, slug)
  }
  // A post may stand on any page: its own, the lists and every "Read also".
  revalidatePath('/', 'layout')
  revalidatePath('/sitemap.xml')
  try {
    // The embedded store serves one instance.
    if (!isOwn && !isRepeated && env.DATABASE_URL !== undefined)
      await announceInvalidation((await leadStore()).database, { language: locale, slug, isRepeated: true })
    return Response.json({ revalidated: true })
  } catch (error) {
    log.error('invalidation-not-announced', error)
    return Response.json({ code: 'not-announced' }, { status: 503 })
  }
}

/** Compares in a time that does not depend on where two secrets differ. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
