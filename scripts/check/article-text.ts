import { allowedAttributes, allowedTags } from '#lib/blog/markdown'
import { postsPath, type Article, type ArticleText, type Part } from '#scripts/check/articles'
import type { Said } from '#lib/content/sentences'
import type { Report } from '#scripts/check/problem'

/** Headings, HTML and pictures of an article's texts, and what was to be Markdown and is not. */
export function checkMarkdown({ texts, files }: Article, report: Report): void {
  for (const text of texts) {
    checkHeadings(text, report)
    for (const part of text.parts) {
      if (part.isBlock) checkLookalikes(part, report)
      if (part.token.type === 'html') checkHtml(part, report)
      if (part.token.type === 'image') checkPicture(part, text.slug, files, report)
    }
  }
}

function checkHeadings({ file, parts }: ArticleText, report: Report): void {
  const seen = new Map<string, number>()
  let before = 1
  for (const part of parts.filter(({ token, isBlock }) => isBlock && token.type === 'heading')) {
    const { text, depth } = part.token as { text: string; depth: number }
    const words = text.replaceAll('\u00A0', ' ').toLowerCase()
    const twin = seen.get(words)
    if (twin !== undefined) report(part, { rule: 'sameHeading', text, line: twin })
    else if (depth === 1) report(part, { rule: 'titleAgain' })
    else if (depth > before + 1) report(part, { rule: 'levels', levels: depth - before })
    seen.set(words, part.line)
    before = depth
  }
  if (seen.size === 0) report({ file }, { rule: 'noHeading' })
}

/** What was to be something else. */
const lookalikes: readonly [wrong: RegExp, rule: Said['rule']][] = [
  [/^(#{1,6})([^#\s].*)$/, 'noSpace'],
  [/^\s*[•·▪‣◦●]\s*|^\s*[o§]\t/, 'wordList'],
  [/\][ \u00A0]+\((?=https?:|\/|www)/, 'linkSpace'],
  [/\[[^\]]*\]\((?:https?:|\/|www)[^)\s]*(?:\s|$)/, 'linkOpen'],
]

/** Paragraphs that were to be a heading, a list, a table or bold. */
function checkLookalikes(part: Part, report: Report): void {
  const { raw, type } = part.token
  if (type === 'code' && !raw.startsWith('`')) report(part, { rule: 'indented' })
  if (type !== 'paragraph' && type !== 'list') return
  const lines = raw.split('\n')
  for (const [index, text] of lines.entries()) {
    const [wrong, rule] = lookalikes.find(([each]) => each.test(text)) ?? []
    const found = wrong?.exec(text)
    if (!found || !rule) continue
    report({ ...part, line: part.line + index }, { rule, first: found[1] ?? '', second: found[2] ?? '' })
    return
  }
  const [first = ''] = lines
  if ((raw.match(/(?<!\\)\*\*/g)?.length ?? 0) % 2 === 1) report(part, { rule: 'bold' })
  else if (type === 'paragraph' && /^\|.*\|\s*$/.test(first)) {
    const hyphens = `${'|---'.repeat(Math.max(1, first.split('|').length - 2))}|`
    report(part, { rule: 'table', hyphens })
  }
}

function checkHtml(part: Part, report: Report): void {
  for (const [tag, given = '', attributes = ''] of part.token.raw.matchAll(/<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi)) {
    const name = given.toLowerCase()
    const names = attributes.replace(/"[^"]*"|'[^']*'/g, '').match(/[a-z][\w-]*(?=\s*=|\s|$)/gi) ?? []
    const lost = names.find((each) => !allowedAttributes[name]?.includes(each.toLowerCase()))
    if (name === 'img') report(part, { rule: 'htmlPicture' })
    else if (!allowedTags.includes(name)) report(part, { rule: 'vanishes', tag })
    else if (lost) report(part, { rule: 'attributeVanishes', name: lost, tag })
  }
}

function checkPicture(part: Part, slug: string, files: readonly string[], report: Report): void {
  const { href, text } = part.token as { href: string; text: string }
  const folder = `${postsPath}/${slug}`
  if (/^(https?:)?\/\//i.test(href)) report(part, { rule: 'foreignPicture', href, folder })
  else if (!files.includes(href)) report(part, { rule: 'noPicture', href, folder })
  if (text.trim() === '') report(part, { rule: 'noAlt', href })
}
