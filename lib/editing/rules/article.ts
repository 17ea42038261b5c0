import { figurePlace } from '#lib/blog/article-html'
import { allowedAttributes, allowedTags } from '#lib/blog/markdown'
import type { OpenContent } from '#lib/content/open'
import type { Said } from '#lib/content/sentences'
import { lineAt, type Place } from '#lib/content/source'
import { defaultLocale } from '#lib/i18n/locales'
import {
  postsPath,
  type Article,
  type ArticleText,
  type Part,
  type Site,
} from '#lib/editing/rules/articles'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { checkLength, numbersOf, numbersProblem, textsIn } from '#lib/editing/rules/words'

/** What readers are told beside an article's text: lengths and numbers of its head, key facts, drawing, works. */
export function checkArticle(
  article: Article,
  { content, today }: Site,
  report: ReportProblem,
): void {
  const { facts, positionOf } = article
  if (facts.nextReview < today)
    report(positionOf('nextReview'), { rule: 'reviewDue', day: facts.nextReview }, true)
  checkHead(article, report)
  checkKeyFacts(article, report)
  checkFigure(article, report)
  checkSafety(article, content, report)
  checkWorks(article, report)
}

function checkHead({ texts }: Article, report: ReportProblem): void {
  const original = texts.find(({ locale }) => locale === defaultLocale)?.head
  for (const { locale, head, positionOf } of texts) {
    checkLength('headline', head.title, positionOf('title'), report)
    checkLength('title', head.metaTitle, positionOf('metaTitle'), report)
    checkLength('description', head.description, positionOf('description'), report)
    for (const field of ['title', 'excerpt', 'description'] as const) {
      const wrong = original && numbersProblem(original[field], head[field], locale)
      if (wrong) report(positionOf(field), { rule: 'in', field: { field }, wrong })
    }
  }
}

function checkKeyFacts({ facts, texts, positionOf }: Article, report: ReportProblem): void {
  for (const { locale, file, markdown } of texts)
    for (const [index, { value, meaning }] of facts.keyFacts.entries()) {
      const own = `${value[locale]} ${meaning[locale]}`
      checkNumbers(own, numbersOf(markdown), file, positionOf('keyFacts', index), report)
    }
}

function checkNumbers(
  text: string,
  known: readonly string[],
  file: string,
  place: Place,
  report: ReportProblem,
): void {
  const strange = new Set(numbersOf(text).filter((number) => !known.includes(number)))
  if (strange.size > 0)
    report(place, { rule: 'strangeNumbers', numbers: [...strange].join(', '), file })
}

/** A drawing has one place in each text, and says numbers and names works of it. */
function checkFigure({ figure, texts, facts }: Article, report: ReportProblem): void {
  if (!figure) return
  const { value, positionOf } = figure
  const invented =
    value.isExample && value.form === 'week' ? [...value.days.flat(), value.mean].map(String) : []
  // A year of publication stands in the list of works; ticks of an axis say nothing of their own.
  const shown = textsIn({ ...value, source: undefined, ticks: undefined }, positionOf).flat()
  for (const { locale, file, markdown } of texts) {
    const known = [...numbersOf(markdown), ...invented]
    for (const { text, ...place } of shown.filter((each) => each.locale === locale))
      checkNumbers(text, known, file, place, report)
    if (markdown.split(/\s+/).filter((word) => word === figurePlace).length !== 1)
      report(positionOf(), { rule: 'figurePlace', file, mark: figurePlace })
  }
  for (const [index, work] of value.references.entries())
    if (!facts.references[work - 1])
      report(positionOf('references', index), { rule: 'noReference', number: work })
}

/** What sends readers to an ambulance stays in the text, the key facts (`103 when …`) or the sheet. */
function checkSafety(
  { slug, texts, facts, files }: Article,
  content: OpenContent,
  report: ReportProblem,
): void {
  for (const { file, locale, markdown } of texts) {
    const sheet = `sheet.${locale}.md`
    const keyFacts = facts.keyFacts.map(
      ({ value, meaning }) => `${value[locale]} ${meaning[locale]}`,
    )
    const whole = [
      markdown,
      ...keyFacts,
      files.includes(sheet) ? content.text(`${postsPath}/${slug}/${sheet}`) : '',
    ]
      .join('\n\n')
      .replaceAll(/\u00A0|&nbsp;/g, ' ')
    for (const { reason } of facts.mustSay.filter(({ [locale]: pattern }) => !pattern.test(whole)))
      report({ file }, { rule: 'mustSay', reason })
  }
}

function checkWorks(
  { facts: { references }, texts, positionOf }: Article,
  report: ReportProblem,
): void {
  if (references.length === 0) report(positionOf('references'), { rule: 'noWorks' })
  for (const { file, markdown, linesAbove, locale } of texts) {
    const marks = [...markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g)].flatMap(
      ({ 1: list = '', index }) =>
        list.split(',').map((number) => ({
          number: Number(number),
          line: linesAbove + lineAt(markdown, index),
        })),
    )
    for (const { number, line } of marks)
      if (!references[number - 1])
        report({ file, line }, { rule: 'noWork', number, count: references.length })
    for (const index of references.keys())
      if (!marks.some(({ number }) => number === index + 1))
        report(positionOf('references', index), {
          rule: 'unusedWork',
          number: index + 1,
          file: `${locale}.md`,
        })
  }
}

/** Headings, HTML and pictures of an article's texts, and what was to be Markdown and is not. */
export function checkMarkdown({ texts, files }: Article, report: ReportProblem): void {
  for (const text of texts) {
    checkHeadings(text, report)
    for (const part of text.parts) {
      if (part.isBlock) checkLookalikes(part, report)
      if (part.token.type === 'html') checkHtml(part, report)
      if (part.token.type === 'image') checkPicture(part, text.slug, files, report)
    }
  }
}

function checkHeadings({ file, parts }: ArticleText, report: ReportProblem): void {
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

const lookalikes: readonly [wrong: RegExp, rule: Said['rule']][] = [
  [/^(#{1,6})([^#\s].*)$/, 'noSpace'],
  [/^\s*[•·▪‣◦●]\s*|^\s*[o§]\t/, 'wordList'],
  [/\][ \u00A0]+\((?=https?:|\/|www)/, 'linkSpace'],
  [/\[[^\]]*\]\((?:https?:|\/|www)[^)\s]*(?:\s|$)/, 'linkOpen'],
]

function checkLookalikes(part: Part, report: ReportProblem): void {
  const { raw, type } = part.token
  if (type === 'code' && !raw.startsWith('`')) report(part, { rule: 'indented' })
  if (type !== 'paragraph' && type !== 'list') return
  const lines = raw.split('\n')
  for (const [index, text] of lines.entries()) {
    const [wrong, rule] = lookalikes.find(([each]) => each.test(text)) ?? []
    const found = wrong?.exec(text)
    if (!found || !rule) continue
    report(
      { ...part, line: part.line + index },
      { rule, first: found[1] ?? '', second: found[2] ?? '' },
    )
    return
  }
  const [first = ''] = lines
  if ((raw.match(/(?<!\\)\*\*/g)?.length ?? 0) % 2 === 1) report(part, { rule: 'bold' })
  else if (type === 'paragraph' && /^\|.*\|\s*$/.test(first)) {
    const hyphens = `${'|---'.repeat(Math.max(1, first.split('|').length - 2))}|`
    report(part, { rule: 'table', hyphens })
  }
}

function checkHtml(part: Part, report: ReportProblem): void {
  for (const [tag, given = '', attributes = ''] of part.token.raw.matchAll(
    /<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi,
  )) {
    const name = given.toLowerCase()
    const names =
      attributes.replace(/"[^"]*"|'[^']*'/g, '').match(/[a-z][\w-]*(?=\s*=|\s|$)/gi) ?? []
    const lost = names.find((each) => !allowedAttributes[name]?.includes(each.toLowerCase()))
    if (name === 'img') report(part, { rule: 'htmlPicture' })
    else if (!allowedTags.includes(name)) report(part, { rule: 'vanishes', tag })
    else if (lost) report(part, { rule: 'attributeVanishes', name: lost, tag })
  }
}

function checkPicture(
  part: Part,
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
