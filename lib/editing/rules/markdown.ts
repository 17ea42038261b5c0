import { allowedAttributes, allowedTags } from '#lib/blog/markdown'
import type { Mistake } from '#lib/content/mistakes'
import {
  postsPath,
  type CheckedArticle,
  type CheckedArticleText,
  type MarkdownPart,
} from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/**
 * Checks headings, HTML and pictures in an article's texts, and text that only looks like Markdown.
 */
export function checkMarkdown({ slug, texts, files }: CheckedArticle, report: ReportProblem): void {
  for (const text of texts) {
    checkHeadings(text, report)
    for (const part of text.parts) {
      if (part.isBlock) checkLookalikes(part, report)
      if (part.token.type === 'html') checkHtml(part, report)
      if (part.token.type === 'image') checkPictureLink(part, slug, files, report)
    }
  }
}

/** Checks that headings begin at level 2, skip no level and do not repeat. */
function checkHeadings({ file, parts }: CheckedArticleText, report: ReportProblem): void {
  const lines = new Map<string, number>()
  let previousDepth = 1
  for (const part of parts) {
    if (!part.isBlock || part.token.type !== 'heading') continue
    const { text, depth } = part.token as { text: string; depth: number }
    const key = text.replaceAll('\u00A0', ' ').toLowerCase()
    const lineOfSame = lines.get(key)
    const skippedLevels = depth - previousDepth
    if (lineOfSame !== undefined) report(part, { rule: 'sameHeading', text, line: lineOfSame })
    else if (depth === 1) report(part, { rule: 'titleAgain' })
    else if (skippedLevels > 1) report(part, { rule: 'levels', levels: skippedLevels })
    lines.set(key, part.line)
    previousDepth = depth
  }
  if (lines.size === 0) report({ file }, { rule: 'noHeading' })
}

/**
 * Patterns of mistyped Markdown, each below an example. The renderer shows a match as plain text.
 */
const lookalikes: readonly { wrong: RegExp; rule: Mistake['rule'] }[] = [
  // `##Heading`
  { wrong: /^(#{1,6})([^#\s].*)$/, rule: 'noSpace' },
  // `• one`, as Word writes a list
  { wrong: /^\s*[•·▪‣◦●]\s*|^\s*[o§]\t/, rule: 'wordList' },
  // `[text] (https://…)`
  { wrong: /\][ \u00A0]+\((?=https?:|\/|www)/, rule: 'linkSpace' },
  // `[text](https://… and more`, without a closing bracket
  { wrong: /\[[^\]]*\]\((?:https?:|\/|www)[^)\s]*(?:\s|$)/, rule: 'linkOpen' },
]

/** Reports the first mistyped Markdown of a block. */
function checkLookalikes(part: MarkdownPart, report: ReportProblem): void {
  const { raw, type } = part.token
  if (type === 'code' && !raw.startsWith('`')) report(part, { rule: 'indented' })
  if (type !== 'paragraph' && type !== 'list') return
  const lines = raw.split('\n')
  for (const [index, line] of lines.entries())
    for (const { wrong, rule } of lookalikes) {
      const match = wrong.exec(line)
      if (!match) continue
      const [, first = '', second = ''] = match
      report({ ...part, line: part.line + index }, { rule, first, second })
      return
    }
  const boldMarks = raw.match(/(?<!\\)\*\*/g) ?? []
  if (boldMarks.length % 2 === 1) {
    report(part, { rule: 'bold' })
    return
  }
  const [firstLine = ''] = lines
  const isTable = /^\|.*\|\s*$/.test(firstLine)
  if (type !== 'paragraph' || !isTable) return
  const columns = Math.max(1, firstLine.split('|').length - 2)
  report(part, { rule: 'table', hyphens: `${'|---'.repeat(columns)}|` })
}

/**
 * Matches an opening tag such as `<a href="…">`. Captures the name and the attributes of the tag.
 */
const openingTag = /<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi

/** Reports HTML that article pages would remove. */
function checkHtml(part: MarkdownPart, report: ReportProblem): void {
  for (const [tag, tagName = '', attributes = ''] of part.token.raw.matchAll(openingTag)) {
    const name = tagName.toLowerCase()
    const withoutValues = attributes.replace(/"[^"]*"|'[^']*'/g, '')
    const attributeNames = withoutValues.match(/[a-z][\w-]*(?=\s*=|\s|$)/gi) ?? []
    const removed = attributeNames.find(
      (each) => !allowedAttributes[name]?.includes(each.toLowerCase()),
    )
    if (name === 'img') report(part, { rule: 'htmlPicture' })
    else if (!allowedTags.includes(name)) report(part, { rule: 'vanishes', tag })
    else if (removed) report(part, { rule: 'attributeVanishes', name: removed, tag })
  }
}

/** Checks that a picture is a file of the article's folder and has a description. */
function checkPictureLink(
  part: MarkdownPart,
  slug: string,
  files: readonly string[],
  report: ReportProblem,
): void {
  const { href, text } = part.token as { href: string; text: string }
  const folder = `${postsPath}/${slug}`
  if (/^(https?:)?\/\//i.test(href)) report(part, { rule: 'foreignPicture', href, folder })
  else if (!files.includes(href)) report(part, { rule: 'noPicture', href, folder })
  if (text.trim() === '') report(part, { rule: 'noAlt', href })
}
