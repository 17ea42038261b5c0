import { allowedAttributes, allowedTags } from '#lib/blog/markdown'
import { postsPath, type Article, type ArticleText } from '#scripts/check/articles'
import { blocksOf, partsOf, type Part } from '#scripts/check/blocks'
import type { Problem } from '#scripts/check/problem'

/** Headings, HTML and pictures of the texts that readers have. */
export function checkMarkdown(articles: readonly Article[]): Problem[] {
  return articles
    .filter(({ facts }) => !facts.draft)
    .flatMap(({ texts, others }) =>
      Object.values(texts).flatMap((text) => {
        const blocks = blocksOf(text)
        return [
          ...headings(text, blocks),
          ...lookalikes(text, blocks),
          ...html(text, blocks),
          ...pictures(text, blocks, others),
        ]
      }),
    )
}

function headings({ file }: ArticleText, blocks: readonly Part[]): Problem[] {
  const seen = new Map<string, number>()
  let before = 1
  const found = blocks.flatMap(({ token, line }) => (token.type === 'heading' ? [{ token, line }] : []))
  const problems = found.flatMap(({ token, line }): Problem[] => {
    const { text, depth } = token as { text: string; depth: number }
    const words = text.replaceAll('\u00A0', ' ').toLowerCase()
    const twin = seen.get(words)
    const isDeep = depth > before + 1
    seen.set(words, line)
    before = depth
    if (twin !== undefined)
      return [
        { file, line, problem: `the heading “${text}” stands on line ${twin} already: give one of them other words` },
      ]
    if (depth === 1)
      return [{ file, line, problem: 'the title is the only heading of the first level: begin this one with ##' }]
    if (isDeep)
      return [
        { file, line, problem: `this heading is ${depth - before} levels below the one before it: take away a #` },
      ]
    return []
  })
  if (found.length === 0)
    problems.push({ file, problem: 'the text has no heading: divide it by lines that begin with ##' })
  return problems
}

/** What was to be something else: the line's text, and the sentence. */
const lookalikeRules: readonly [wrong: RegExp, problem: (found: RegExpExecArray) => string][] = [
  [
    /^(#{1,6})([^#\s].*)$/,
    ([, marks, words]) => `this would not be a heading: write a space after ${marks}, “${marks} ${words}”`,
  ],
  [/^\s*[•·▪‣◦●]\s*|^\s*[o§]\t/, () => 'this line was to be one of a list, as Word draws it: begin it with “- ”'],
  [
    /\][ \u00A0]+\((?=https?:|\/|www)/,
    () => 'a link has no space between its words and its address: write [words](address)',
  ],
  [/\[[^\]]*\]\((?:https?:|\/|www)[^)\s]*(?:\s|$)/, () => 'the address of a link is not closed: write ) after it'],
]

/** Paragraphs that were to be a heading, a list, a table or bold. */
function lookalikes({ file }: ArticleText, blocks: readonly Part[]): Problem[] {
  return blocks.flatMap(({ token, line }): Problem[] => {
    if (token.type === 'code' && !token.raw.startsWith('`'))
      return [
        {
          file,
          line,
          problem: 'this paragraph is set in by a tab or spaces and would stand as code: begin it at the margin',
        },
      ]
    if (token.type !== 'paragraph' && token.type !== 'list') return []
    const lines = token.raw.split('\n')
    for (const [index, text] of lines.entries())
      for (const [wrong, problem] of lookalikeRules) {
        const found = wrong.exec(text)
        if (found) return [{ file, line: line + index, problem: problem(found) }]
      }
    if ((token.raw.match(/(?<!\\)\*\*/g)?.length ?? 0) % 2 === 1)
      return [
        {
          file,
          line,
          problem: 'bold begins here and does not end, or the reverse: write ** before and after the words',
        },
      ]
    if (token.type === 'list' || !/^\|.*\|\s*$/.test(lines[0] ?? '')) return []
    const hyphens = '|---'.repeat(Math.max(1, (lines[0] ?? '').split('|').length - 2))
    return [{ file, line, problem: `this table lacks the line below its first: add ${hyphens}| there` }]
  })
}

function html({ file }: ArticleText, blocks: readonly Part[]): Problem[] {
  return blocks.flatMap((block) =>
    partsOf(block, 'html').flatMap(({ token, line }) =>
      [...token.raw.matchAll(/<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi)].flatMap(
        ([tag = '', given = '', attributes = '']): Problem[] => {
          const name = given.toLowerCase()
          if (name === 'img')
            return [{ file, line, problem: 'write a picture as ![what it shows](file.jpg), not as HTML' }]
          if (!allowedTags.includes(name))
            return [
              { file, line, problem: `“${tag}” would vanish from the page: take it out and write it in Markdown` },
            ]
          const lost = [...attributes.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/([a-z][\w-]*)(?:\s*=|\s|$)/gi)].find(
            ([, attribute = '']) => !allowedAttributes[name]?.includes(attribute.toLowerCase()),
          )
          return lost
            ? [{ file, line, problem: `“${lost[1] ?? ''}” of “${tag}” would vanish from the page: take it out` }]
            : []
        },
      ),
    ),
  )
}

function pictures({ file, slug }: ArticleText, blocks: readonly Part[], others: readonly string[]): Problem[] {
  return blocks.flatMap((block) =>
    partsOf(block, 'image').flatMap(({ token, line }): Problem[] => {
      const { href, text } = token as { href: string; text: string }
      const put = `put the file into ${postsPath}/${slug} and write ![what it shows](file.jpg)`
      const problems: string[] = []
      if (/^(https?:)?\/\//i.test(href)) problems.push(`the site shows no pictures of other sites (${href}): ${put}`)
      else if (!others.includes(href)) problems.push(`there is no picture “${href}” beside the text: ${put}`)
      if (text.trim() === '')
        problems.push(`the picture “${href}” has no words for those who do not see it: write ![what it shows](${href})`)
      return problems.map((problem) => ({ file, line, problem }))
    }),
  )
}
