import { parse } from 'yaml'
import { z } from 'zod'
import { joinShortWords } from '#lib/short-words'

const day = z.iso.date()

const reference = z
  .object({
    title: z.string(),
    source: z.string(),
    year: z.number(),
    doi: z.string().optional(),
    url: z.url().optional(),
  })
  .transform(({ doi, url, ...work }, context) => {
    const address = doi ? `https://doi.org/${doi}` : url
    if (address) return { ...work, url: address }
    context.addIssue({ code: 'custom', message: `${work.title}: doi or url is required` })
    return z.NEVER
  })

const schema = z.object({
  title: z.string().min(1),
  metaTitle: z.string().min(1),
  excerpt: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string()),
  published: day,
  /** Last change of what the text says after its publication. */
  updated: day.optional(),
  reviewed: day,
  nextReview: day,
  author: z.string(),
  reviewer: z.string(),
  related: z.array(z.string()),
  references: z.array(reference),
})

/** What stands above an article's text in `content/posts`. */
export type FrontMatter = z.infer<typeof schema>

/**
 * Splits a post's file into its YAML head and its Markdown.
 * @throws Error naming the file, and the field when it is missing or wrong.
 */
export function parseFrontMatter(file: string, text: string): { head: FrontMatter; markdown: string } {
  const [, yaml = '', markdown = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  try {
    return joinShortWords({ head: schema.parse(parse(yaml, { schema: 'core' })), markdown })
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${file}: ${reason}`, { cause: error })
  }
}
