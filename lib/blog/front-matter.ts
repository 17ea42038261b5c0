import { isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { z } from 'zod'
import { joinHeadingWords, joinShortWords, withoutWordJoiners } from '#lib/text/short-words'

const day = z.iso.date({ error: 'must be a day such as 2026-11-22' })
const text = z.string({ error: 'must be a text' }).min(1, 'must not be empty')
const list = <T extends z.ZodType>(item: T) => z.array(item, { error: 'must be a list: ["one", "two"]' })

const reference = z
  .strictObject({
    title: text,
    source: text,
    year: z.number({ error: 'must be a year in digits, without quotes: 2024' }),
    doi: text.optional(),
    url: z.url({ error: 'must be an address that begins with https://' }).optional(),
  })
  .transform(({ doi, url, ...work }, context) => {
    const address = doi ? `https://doi.org/${doi}` : url
    if (address) return { ...work, url: address }
    context.addIssue({ code: 'custom', message: 'says where nobody can find the work: add its doi or its url' })
    return z.NEVER
  })

const schema = z.strictObject({
  title: text,
  metaTitle: text,
  excerpt: text,
  description: text,
  keywords: list(text),
  published: day,
  /** Last change of what the text says after its publication. */
  updated: day.optional(),
  reviewed: day,
  nextReview: day,
  author: text,
  reviewer: text,
  related: list(text),
  references: list(reference),
  /** True: nobody but `npm run dev` shows the article. */
  draft: z.boolean({ error: 'must be true or false' }).default(false),
})

export type FrontMatter = z.infer<typeof schema>

/** A mistake in an article's head; `line` counts from the first of the file. */
export type HeadProblem = { line: number; problem: string }

type ReadPost = {
  /** Undefined when it has mistakes. */
  head: FrontMatter | undefined
  markdown: string
  problems: HeadProblem[]
  /** Line of the file on which a field stands, the first where it does not. */
  lineOf: (...path: PropertyKey[]) => number
  /** Lines above the Markdown. */
  linesAbove: number
}

/** Splits a post's file into its YAML head and its Markdown, with the mistakes of the head in an editor's words. */
export function readPostFile(file: string): ReadPost {
  // Editors on Windows put a mark before the first character and end lines in two.
  const plain = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [, yaml, markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(plain) ?? []
  if (yaml === undefined) {
    const problem =
      'the file must begin with a line of three hyphens, the fields of the article and three hyphens again'
    return { head: undefined, markdown: plain, problems: [{ line: 1, problem }], lineOf: () => 1, linesAbove: 0 }
  }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const lineOf = (...path: PropertyKey[]) => lineAt(offsetOf(document, path) ?? -1)
  const rest = { markdown, lineOf, linesAbove: yaml.split('\n').length + 2 }
  const [error] = document.errors
  if (error) {
    const problem = `this line, or one above it, cannot be read: look at its quotes, colon and indentation (${(error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '')})`
    return { ...rest, head: undefined, problems: [{ line: lineAt(error.pos[0]), problem }] }
  }
  const { data, error: refused } = schema.safeParse(document.toJS() ?? {})
  return {
    ...rest,
    head: data && joinHead(data),
    markdown: joinShortWords(markdown),
    problems: refused?.issues.flatMap((issue) => toProblems(issue, document, lineOf)) ?? [],
  }
}

/** The head as it is shown; what only machines read of it stands in no line. */
function joinHead(head: FrontMatter): FrontMatter {
  const { title, metaTitle, description, ...shown } = head
  return {
    ...joinShortWords(shown),
    title: joinHeadingWords(title),
    metaTitle: withoutWordJoiners(joinShortWords(metaTitle)),
    description: withoutWordJoiners(joinShortWords(description)),
  }
}

function toProblems(issue: z.core.$ZodIssue, document: Document, lineOf: ReadPost['lineOf']): HeadProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      line: lineOf(...issue.path, key),
      problem: `“${key}” is no field of an article: correct its spelling or remove the line (fields: ${Object.keys((issue.path.length > 0 ? reference.in : schema).shape).join(', ')})`,
    }))
  const name = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ')
  const isMissing = issue.path.length > 0 && !document.hasIn(issue.path)
  return [
    {
      line: lineOf(...issue.path),
      problem: isMissing ? `the field “${name}” is missing: add it` : `“${name}” ${issue.message}`,
    },
  ]
}

/** Where the key of a field stands in the YAML, or the nearest above it that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  let found: number | undefined
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const last = path.at(-1)
  if (isNode(parent)) {
    visit(parent, {
      Pair(_key, pair) {
        if (isScalar(pair.key) && pair.key.value === last) found ??= pair.key.range?.[0]
        return isPair(pair) ? visit.SKIP : undefined
      },
    })
    const item = typeof last === 'number' ? document.getIn(path, true) : undefined
    found ??= isNode(item) ? item.range?.[0] : undefined
  }
  return found ?? (path.length > 1 ? offsetOf(document, path.slice(0, -1)) : undefined)
}

/** Splits a post's file into its head and its Markdown. @throws Error naming the file, the line and what is wrong */
export function parseFrontMatter(file: string, text: string): { head: FrontMatter; markdown: string } {
  const { head, markdown, problems } = readPostFile(text)
  const [first] = problems
  if (head && !first) return { head, markdown }
  throw new Error(`${file}:${first?.line ?? 1}: ${first?.problem ?? 'cannot be read'}`)
}
