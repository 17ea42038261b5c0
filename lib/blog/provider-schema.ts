import { z } from 'zod'
import { countReadingMinutes, sanitizeArticle } from '#lib/blog/markdown'
import type { Post, PostPage, PostSummary } from '#lib/blog/post'
import { isSlug } from '#lib/blog/slug'
import { postCover } from '#lib/figures/covers'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { joinShortWords, removeWordJoiners } from '#lib/i18n/short-words'

/** Largest number of posts that the site takes from one page of the provider's list. */
const maxPosts = 100

/**
 * Text that is valid in HTML and XML. Lone surrogates are replaced, and control characters except
 * tab and line end are removed.
 */
const text = z.string().transform((value) => value.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, ''))
/** Text in which a no-break space joins each short word to the next word. */
const prose = text.transform((value) => joinShortWords(value))
const filled = (maxLength: number): z.ZodString => z.string().trim().min(1).max(maxLength)

/** The ISO day of a date or time. A malformed day becomes undefined. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((time) => time.slice(0, 10))
  .pipe(z.iso.date())
  .optional()
  .catch(undefined)

/** The https address of a post's image. The Content-Security-Policy allows no http images. */
const image = z
  .url({ protocol: /^https$/ })
  .pipe(filled(2000))
  .optional()
  .catch(undefined)

const fields = z.object({
  id: z.union([text.pipe(filled(200)), z.number().transform(String)]),
  slug: z.string().trim().refine(isSlug, 'no slug'),
  title: prose.pipe(filled(300)),
  excerpt: prose.transform((value) => shorten(value.trim(), 500)).catch(''),
  image,
  published: day,
  reviewed: day,
})

const page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).catch({ next: null }),
})

/**
 * Largest number of `<` and `&` in an article. In the worst case the time to sanitise grows with
 * the square of this number.
 */
const maxMarkup = 10_000

/**
 * Longest HTML of an article in characters, some ten times as long as the longest article of the
 * site.
 */
const maxBody = 200_000

const html = z
  .string()
  .max(maxBody)
  .pipe(prose)
  .refine((value) => (value.match(/[<&]/g)?.length ?? 0) <= maxMarkup, 'too much markup')
  .optional()
const post = fields.extend({ body: html, content: html }).transform(withCover)
const summary = fields.transform(withCover)

function withCover<Fields extends { slug: string; image?: string | undefined }>({
  image,
  ...rest
}: Fields) {
  return { ...rest, cover: image ?? postCover(rest.slug) }
}

/**
 * Describes the faults of a post by field, for the log. The description contains no text of the
 * post.
 */
function describeFaults({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'post'}: ${message}`).join(', ')
}

/**
 * Checks a page of the provider's list. Malformed posts are left out and logged.
 *
 * @throws ZodError when `json` is not a list
 */
export function parseProviderPage(json: unknown, locale: Locale): PostPage {
  const { data, links } = page.parse(json)
  const posts = new Map<string, PostSummary>()
  const faults: string[] = []
  for (const item of data.slice(0, maxPosts)) {
    const parsed = summary.safeParse(item)
    if (!parsed.success) faults.push(describeFaults(parsed.error))
    else if (posts.has(parsed.data.slug)) faults.push('slug: stood before')
    else posts.set(parsed.data.slug, parsed.data)
  }
  const count = faults.length
  if (count > 0)
    log.error('malformed-post', [...new Set(faults)].join('; '), { language: locale, count })
  return { data: [...posts.values()], links: { next: links.next ?? null } }
}

/**
 * Checks a post of the provider. The post is `json` itself or `json.data`. The HTML of the post is
 * in `body` or `content`.
 *
 * @throws ZodError when the post is malformed
 */
export function parseProviderPost(json: unknown): Post {
  const wrapped = z.object({ data: z.unknown() }).safeParse(json)
  const { body, content, ...rest } = post.parse(
    wrapped.success && wrapped.data.data ? wrapped.data.data : json,
  )
  const html = sanitizeArticle(body ?? content ?? '')
  return {
    ...rest,
    body: html,
    readingMinutes: countReadingMinutes(html),
    metaTitle: shorten(removeWordJoiners(rest.title), 60),
    description: shorten(removeWordJoiners(rest.excerpt || rest.title), 160),
    keywords: [],
    related: [],
    references: [],
  }
}

/**
 * Shortens a text to `length` UTF-16 units. Cuts at the end of a word, and never inside a
 * character.
 */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length - 1).replace(/\p{Cs}$/u, '')
  return `${start.replace(/\s+\S*$/, '')}…`
}
