import { allowedAttributes, allowedTags } from '#lib/blog/markdown'
import { postsPath, type Article, type ArticleText, type Part } from '#scripts/check/articles'
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
    if (twin !== undefined)
      report(part, `the heading “${text}” stands on line ${twin} already: give one of them other words`)
    else if (depth === 1) report(part, 'the title is the only heading of the first level: begin this one with ##')
    else if (depth > before + 1)
      report(part, `this heading is ${depth - before} levels below the one before it: take away a #`)
    seen.set(words, part.line)
    before = depth
  }
  if (seen.size === 0) report({ file }, 'the text has no heading: divide it by lines that begin with ##')
}

/** What was to be something else: the line's text, and the sentence. */
const lookalikes: readonly [wrong: RegExp, problem: string][] = [
  [/^(#{1,6})([^#\s].*)$/, 'this would not be a heading: write a space after $1, “$1 $2”'],
  [/^\s*[•·▪‣◦●]\s*|^\s*[o§]\t/, 'this line was to be one of a list, as Word draws it: begin it with “- ”'],
  [/\][ \u00A0]+\((?=https?:|\/|www)/, 'a link has no space between its words and its address: write [words](address)'],
  [/\[[^\]]*\]\((?:https?:|\/|www)[^)\s]*(?:\s|$)/, 'the address of a link is not closed: write ) after it'],
]

/** Paragraphs that were to be a heading, a list, a table or bold. */
function checkLookalikes(part: Part, report: Report): void {
  const { raw, type } = part.token
  if (type === 'code' && !raw.startsWith('`'))
    report(part, 'this paragraph is set in by a tab or spaces and would stand as code: begin it at the margin')
  if (type !== 'paragraph' && type !== 'list') return
  const lines = raw.split('\n')
  for (const [index, text] of lines.entries()) {
    const [wrong, problem] = lookalikes.find(([each]) => each.test(text)) ?? []
    const found = wrong?.exec(text)
    if (!found || !problem) continue
    report(
      { ...part, line: part.line + index },
      problem.replaceAll(/\$(\d)/g, (_mark, group) => found[Number(group)] ?? ''),
    )
    return
  }
  const [first = ''] = lines
  if ((raw.match(/(?<!\\)\*\*/g)?.length ?? 0) % 2 === 1)
    report(part, 'bold begins here and does not end, or the reverse: write ** before and after the words')
  else if (type === 'paragraph' && /^\|.*\|\s*$/.test(first)) {
    const hyphens = '|---'.repeat(Math.max(1, first.split('|').length - 2))
    report(part, `this table lacks the line below its first: add ${hyphens}| there`)
  }
}

function checkHtml(part: Part, report: Report): void {
  for (const [tag, given = '', attributes = ''] of part.token.raw.matchAll(/<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi)) {
    const name = given.toLowerCase()
    const names = attributes.replace(/"[^"]*"|'[^']*'/g, '').match(/[a-z][\w-]*(?=\s*=|\s|$)/gi) ?? []
    const lost = names.find((each) => !allowedAttributes[name]?.includes(each.toLowerCase()))
    if (name === 'img') report(part, 'write a picture as ![what it shows](file.jpg), not as HTML')
    else if (!allowedTags.includes(name))
      report(part, `“${tag}” would vanish from the page: take it out and write it in Markdown`)
    else if (lost) report(part, `“${lost}” of “${tag}” would vanish from the page: take it out`)
  }
}

function checkPicture(part: Part, slug: string, files: readonly string[], report: Report): void {
  const { href, text } = part.token as { href: string; text: string }
  const put = `put the file into ${postsPath}/${slug} and write ![what it shows](file.jpg)`
  if (/^(https?:)?\/\//i.test(href)) report(part, `the site shows no pictures of other sites (${href}): ${put}`)
  else if (!files.includes(href)) report(part, `there is no picture “${href}” beside the text: ${put}`)
  if (text.trim() === '')
    report(part, `the picture “${href}” has no words for those who do not see it: write ![what it shows](${href})`)
}
