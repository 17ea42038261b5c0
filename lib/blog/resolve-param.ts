import { findSlug } from '#lib/blog/find-post'
import { hasListPage } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { listSheetSlugs } from '#lib/blog/sheet'
import { findIgnoringCase } from '#lib/blog/slug'
import { getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'
import { goneSlug, type CanonicalParam } from '#lib/i18n/route-request'
import { getImageName, indexedPages } from '#lib/i18n/routes'

/**
 * Resolves the last segment of a path to its canonical spelling, for the middleware and the
 * language switcher. The segment is a slug, a topic, a doctor's id, a page number or an image name.
 *
 * @returns the canonical segment, null, `goneSlug` or undefined (see `CanonicalParam`)
 * @throws ProviderError when the provider answers 401
 */
export const resolveParam: CanonicalParam = async (locale, name, param) => {
  if (name === 'article') return resolveArticleSlug(locale, param)
  if (name === 'articleImage') return resolveArticleImage(locale, param)
  if (name === 'blogTopic') {
    const ids = (await getFilledTopics(locale)).map(({ id }) => id)
    return findIgnoringCase(ids, param)
  }
  if (name === 'doctor') return findIgnoringCase(listDoctorIds(), param)
  if (name === 'doctorImage') {
    const names = listDoctorIds().map((id) => `${id}.png`)
    return findIgnoringCase(names, param)
  }
  if (name === 'sheet') return findIgnoringCase(listSheetSlugs(), findMovedSlug(param) ?? param)
  if (name === 'image') {
    const names = indexedPages.map((page) => getImageName(page))
    return findIgnoringCase(names, param)
  }
  return resolvePageNumber(locale, param)
}

const listDoctorIds = (): string[] => getSiteContent().doctors.map(({ id }) => id)

/**
 * Returns the canonical slug of an article, or the new slug of a renamed article. Returns
 * `goneSlug` for a removed article, null for an unknown article, and undefined while the provider
 * fails.
 */
async function resolveArticleSlug(
  locale: Locale,
  slug: string,
): Promise<string | null | undefined> {
  const found = await findSlug({ locale, slug })
  return found === null ? findMovedSlug(slug) : found
}

/**
 * Looks up a slug in `content/redirects.yaml`. Returns the new slug of a renamed article,
 * `goneSlug` for a removed article, and null for all other slugs.
 */
function findMovedSlug(slug: string): string | null {
  const moves = getSiteContent().redirects
  const oldSlug = findIgnoringCase(Object.keys(moves), slug)
  return oldSlug === null ? null : (moves[oldSlug] ?? null)
}

async function resolveArticleImage(
  locale: Locale,
  fileName: string,
): Promise<string | null | undefined> {
  if (!fileName.endsWith('.png')) return null
  const slug = await resolveArticleSlug(locale, fileName.slice(0, -'.png'.length))
  if (slug === goneSlug) return null
  return slug ? `${slug}.png` : slug
}

async function resolvePageNumber(locale: Locale, text: string): Promise<string | null | undefined> {
  if (!/^[1-9]\d{0,3}$/.test(text)) return null
  const hasPage = await hasListPage({ locale, page: Number(text) })
  if (hasPage === undefined) return undefined
  return hasPage ? text : null
}
