import { defaultLocale } from '#lib/i18n/locales'
import { languageName } from '#lib/content/sentences'
import type { Article, ArticleText, Part } from '#scripts/check/articles'
import { linksOf, picturesOf, withoutLanguage } from '#scripts/check/article-links'
import { differentNumbers, numbersProblem } from '#scripts/check/languages'
import type { Report } from '#scripts/check/problem'

/** What the texts of an article have in common in all languages: headings, numbers, links, pictures, length. */
export function checkLanguages({ texts: [original, ...translations] }: Article, report: Report): void {
  for (const translation of original?.locale === defaultLocale ? translations : []) {
    if (!original) continue
    if (haveSameHeadings(original, translation, report)) checkNumbers(original, translation, report)
    checkSame(translation, original, report)
    checkSame(original, translation, report)
    const percent = Math.round((100 * translation.markdown.length) / original.markdown.length)
    if (percent < 77 || percent > 143)
      report(
        { file: translation.file },
        `the text is ${percent} % as long as the ${languageName(defaultLocale)} one: is a part missing in one of them?`,
      )
  }
}

const depthOf = (part?: Part) => (part?.token.type === 'heading' ? (part.token as { depth: number }).depth : 0)
const blocksOf = ({ parts }: ArticleText) => parts.filter(({ isBlock }) => isBlock)

function haveSameHeadings(original: ArticleText, translation: ArticleText, report: Report): boolean {
  const headings = blocksOf(original).filter(depthOf)
  const translated = blocksOf(translation).filter(depthOf)
  const longer = headings.length > translated.length ? headings : translated
  const at = longer.findIndex((_heading, index) => depthOf(headings[index]) !== depthOf(translated[index]))
  const place = translated[at] ?? headings[at]
  if (place) {
    const counts = `${headings.length} in ${original.locale}.md, ${translated.length} in ${translation.locale}.md`
    report(place, `the headings are not the same in both languages (${counts}): from here on they differ`)
  }
  return !place
}

/** Blocks of each section, beginning with what stands above the first heading. */
function sectionsOf(text: ArticleText): Part[][] {
  const sections: Part[][] = [[]]
  for (const block of blocksOf(text)) {
    if (depthOf(block) > 0) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

const rawOf = (blocks: readonly Part[]) => blocks.map(({ token }) => token.raw).join('\n')

function checkNumbers(original: ArticleText, translation: ArticleText, report: Report): void {
  const translated = sectionsOf(translation)
  for (const [index, section] of sectionsOf(original).entries()) {
    const own = translated[index] ?? []
    const problem = numbersProblem(rawOf(section), rawOf(own), translation.locale)
    if (problem === undefined) continue
    // Blocks that correspond tell the line; otherwise the section does.
    const at = own.findIndex(({ token }, block) =>
      differentNumbers(section[block]?.token.raw ?? '', token.raw).some((only) => only.length > 0),
    )
    const place = section.length === own.length && at >= 0 ? at : 0
    const other = section[place]?.line ?? 1
    report(own[place] ?? { file: translation.file }, `${problem} (the other language: line ${other})`)
  }
}

/** Links and pictures of one text that another has as well. */
function checkSame(text: ArticleText, from: ArticleText, report: Report): void {
  for (const [kind, find] of [
    ['link to', linksOf],
    ['picture', picturesOf],
  ] as const) {
    const own = find(text).map(({ href }) => withoutLanguage(href))
    for (const { href, line } of find(from).filter((each) => !own.includes(withoutLanguage(each.href))))
      report(
        { file: text.file },
        `${from.locale}.md has a ${kind} ${href} on line ${line}, this text has none: add it here or take it out there`,
      )
  }
}
