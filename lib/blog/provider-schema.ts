import { z } from 'zod'
import { readingMinutes } from '#lib/blog/render-markdown'
import { sanitizeArticle } from '#lib/blog/sanitize'
import type { Post, PostPage, PostSummary } from '#lib/blog/types'
import { log } from '#lib/log'

const text = z.string().trim().min(1)
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((time) => time.slice(0, 10))
  .pipe(z.iso.date())
  .optional()
  .catch(undefined)

const summary = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  slug: text,
  title: text,
  excerpt: z.string().catch(''),
  published: day,
  reviewed: day,
})

const page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).catch({ next: null }),
})

const post = summary.extend({ body: z.string().optional(), content: z.string().optional() })

/**
 * A page of the provider's list. Unknown fields are dropped; a malformed post is left out with a log line.
 * @throws ZodError when it is no list at all.
 */
export function parseProviderPage(answer: unknown): PostPage {
  const { data, links } = page.parse(answer)
  const posts = data.flatMap((item): PostSummary[] => {
    const parsed = summary.safeParse(item)
    if (parsed.success) return [parsed.data]
    log.error('malformed-post', z.prettifyError(parsed.error))
    return []
  })
  return { data: posts, links: { next: links.next ?? null } }
}

/**
 * The provider's post, also inside `data`, its HTML in `body` or `content`.
 * @throws ZodError when a required field is missing.
 */
export function parseProviderPost(answer: unknown): Post {
  const wrapped = z.object({ data: z.unknown() }).safeParse(answer)
  const { body, content, ...rest } = post.parse(wrapped.success && wrapped.data.data ? wrapped.data.data : answer)
  const html = sanitizeArticle(body ?? content ?? '')
  return {
    ...rest,
    body: html,
    readingMinutes: readingMinutes(html),
    metaTitle: cut(rest.title, 60),
    description: cut(rest.excerpt || rest.title, 160),
    keywords: [],
    related: [],
    references: [],
  }
}

/** The text within a length, ended at a word. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
