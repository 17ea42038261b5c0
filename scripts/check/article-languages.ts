import { languageName } from '#lib/content/sentences'
import { defaultLocale } from '#lib/i18n/locales'
import { addressesOf, withoutLanguage } from '#scripts/check/article-links'
import type { Article, ArticleText, Part } from '#scripts/check/articles'
import type { Report } from '#scripts/check/problem'
import { differentNumbers, numbersProblem } from '#scripts/check/words'

/** What the texts of an article have in common in all languages: headings, numbers, links, pictures, length. */
export function checkLanguages({ texts: [original, ...translations] }: Article, report: Report): void {
  if (original?.locale !== defaultLocale) return
  for (const translation of translations) {
    checkSections(original, translation, report)
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
const rawOf = (blocks: readonly Part[]) => blocks.map(({ token }) => token.raw).join('\n')

/** Blocks of each section, its heading first; the first are those above all headings. */
function sectionsOf({ parts }: ArticleText): Part[][] {
  const sections: Part[][] = [[]]
  for (const block of parts.filter(({ isBlock }) => isBlock)) {
    if (depthOf(block) > 0) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

/** Headings, as long as they correspond, and the numbers below each. */
function checkSections(original: ArticleText, translation: ArticleText, report: Report): void {
  const [sections, translated] = [sectionsOf(original), sectionsOf(translation)]
  for (let index = 0; index < Math.max(sections.length, translated.length); index += 1) {
    const [section = [], own = []] = [sections[index], translated[index]]
    if (depthOf(section[0]) !== depthOf(own[0])) {
      const counts = `${sections.length - 1} in ${original.locale}.md, ${translated.length - 1} in ${translation.locale}.md`
      report(
        own[0] ?? section[0] ?? translation,
        `the headings are not the same in both languages (${counts}): from here on they differ`,
      )
      return
    }
    const problem = numbersProblem(rawOf(section), rawOf(own), translation.locale)
    if (problem === undefined) continue
    // Blocks that correspond tell the line; otherwise the section does.
    const at = own.findIndex(({ token }, block) =>
      differentNumbers(section[block]?.token.raw ?? '', token.raw).some((only) => only.length > 0),
    )
    const place = section.length === own.length ? Math.max(0, at) : 0
    report(
      own[place] ?? { file: translation.file },
      `${problem} (the other language: line ${section[place]?.line ?? 1})`,
    )
  }
}

/** Links and pictures of one text that another has as well. */
function checkSame(text: ArticleText, from: ArticleText, report: Report): void {
  for (const type of ['link', 'image'] as const) {
    const own = addressesOf(text, type).map(({ href }) => withoutLanguage(href))
    for (const { href, line } of addressesOf(from, type).filter((each) => !own.includes(withoutLanguage(each.href))))
      report(
        { file: text.file },
        `${from.locale}.md has a ${type === 'link' ? 'link to' : 'picture'} ${href} on line ${line}, this text has none: add it here or take it out there`,
      )
  }
}
