import { findSlug } from '#lib/blog/find-post'
import { hasListPage } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { listSheetSlugs } from '#lib/blog/sheet'
import { findIgnoringCase } from '#lib/blog/slug'
import { getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'
import type { CanonicalParam, ResolveParam } from '#lib/i18n/route-request'
import { getImageName, indexedPages } from '#lib/i18n/routes'

/** `param` is the canonical spelling of a segment, or null when no page has the segment. */
const toResult = (param: string | null): CanonicalParam =>
  param === null ? { kind: 'missing' } : { kind: 'found', param }

/**
 * Resolves the last segment of a path to its canonical spelling, for the middleware and the
 * language switcher. The segment is a slug, a topic, a doctor's id, a page number or an image name.
 *
 * @throws ProviderError when the provider answers 401
 */
export const resolveParam: ResolveParam = async (locale, name, param) => {
  if (name === 'article') return resolveArticleSlug(locale, param)
  if (name === 'articleImage') return resolveArticleImage(locale, param)
  if (name === 'blogTopic') {
    const ids = (await getFilledTopics(locale)).map(({ id }) => id)
    return toResult(findIgnoringCase(ids, param))
  }
  if (name === 'doctor') return toResult(findIgnoringCase(listDoctorIds(), param))
  if (name === 'doctorImage') {
    const names = listDoctorIds().map((id) => `${id}.png`)
    return toResult(findIgnoringCase(names, param))
  }
  if (name === 'sheet') return resolveSheet(param)
  if (name === 'image') {
    const names = indexedPages.map((page) => getImageName(page))
    return toResult(findIgnoringCase(names, param))
  }
  return resolvePageNumber(locale, param)
}

const listDoctorIds = (): string[] => getSiteContent().doctors.map(({ id }) => id)

/** Resolves the slug of an article to its canonical slug, or to the new slug after a rename. */
async function resolveArticleSlug(locale: Locale, slug: string): Promise<CanonicalParam> {
  const found = await findSlug({ locale, slug })
  if (found === undefined) return { kind: 'unknown' }
  return found === null ? resolveOldSlug(slug) : { kind: 'found', param: found }
}

/** Looks up the slug of a renamed or removed article. */
function resolveOldSlug(slug: string): CanonicalParam {
  const redirects = getSiteContent().redirects
  const oldSlug = findIgnoringCase([...redirects.keys()], slug)
  const redirect = oldSlug === null ? undefined : redirects.get(oldSlug)
  if (!redirect) return { kind: 'missing' }
  return redirect.kind === 'gone' ? redirect : { kind: 'found', param: redirect.slug }
}

/**
 * The printed sheet of a removed article counts as missing (404). Only the article itself answers
 * 410.
 */
function resolveSheet(slug: string): CanonicalParam {
  const redirect = resolveOldSlug(slug)
  const current = redirect.kind === 'found' ? redirect.param : slug
  return toResult(findIgnoringCase(listSheetSlugs(), current))
}

async function resolveArticleImage(locale: Locale, fileName: string): Promise<CanonicalParam> {
  if (!fileName.endsWith('.png')) return { kind: 'missing' }
  const resolved = await resolveArticleSlug(locale, fileName.slice(0, -'.png'.length))
  if (resolved.kind === 'gone') return { kind: 'missing' }
  return resolved.kind === 'found' ? { kind: 'found', param: `${resolved.param}.png` } : resolved
}

async function resolvePageNumber(locale: Locale, text: string): Promise<CanonicalParam> {
  if (!/^[1-9]\d{0,3}$/.test(text)) return { kind: 'missing' }
  const hasPage = await hasListPage({ locale, page: Number(text) })
  if (hasPage === undefined) return { kind: 'unknown' }
  return toResult(hasPage ? text : null)
}
