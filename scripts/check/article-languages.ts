import type { Token } from 'marked'
import { defaultLocale } from '#lib/i18n/locales'
import type { Article, ArticleText } from '#scripts/check/articles'
import { blocksOf, partsOf, type Part } from '#scripts/check/blocks'
import { linksOf, withoutLanguage } from '#scripts/check/article-links'
import { languageName, translations } from '#scripts/check/languages'
import { differentNumbers, numbersProblem } from '#scripts/check/numbers'
import type { Problem } from '#scripts/check/problem'

type Both = { original: ArticleText; translation: ArticleText }

/** What the texts of an article have in common in all languages: headings, numbers, links, pictures, length. */
export function checkLanguages(articles: readonly Article[]): Problem[] {
  return articles.flatMap(({ facts, texts }) => {
    const original = texts[defaultLocale]
    if (facts.draft || !original) return []
    return translations.flatMap((locale) => {
      const translation = texts[locale]
      return translation ? checkBoth({ original, translation }) : []
    })
  })
}

function checkBoth(both: Both): Problem[] {
  const differentHeadings = headings(both)
  return [
    ...differentHeadings,
    ...(differentHeadings.length > 0 ? [] : numbers(both)),
    ...links(both),
    ...pictures(both),
    ...length(both),
  ]
}

/** The name of a text's file as sentences say it: `en.md`. */
const nameOf = ({ locale }: ArticleText): string => `${locale}.md`

const isHeading = ({ token }: Part): boolean => token.type === 'heading'
const depthOf = (token: Token): number => (token as { depth: number }).depth

function headings({ original, translation }: Both): Problem[] {
  const [all, translated] = [blocksOf(original).filter(isHeading), blocksOf(translation).filter(isHeading)]
  const at = translated.findIndex(({ token }, index) => {
    const other = all[index]?.token
    return !other || depthOf(other) !== depthOf(token)
  })
  const isShorter = at < 0 && all.length > translated.length
  if (at < 0 && !isShorter) return []
  const place = isShorter ? all[translated.length] : translated[at]
  const counts = `${all.length} in ${nameOf(original)}, ${translated.length} in ${nameOf(translation)}`
  const problem = `the headings are not the same in both languages (${counts}): from here on they differ`
  return [{ file: (isShorter ? original : translation).file, line: place?.line, problem }]
}

/** Blocks of each section, beginning with what stands above the first heading. */
function sections(text: ArticleText): Part[][] {
  const parts: Part[][] = [[]]
  for (const block of blocksOf(text)) {
    if (isHeading(block)) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

function numbers({ original, translation }: Both): Problem[] {
  const { file, locale } = translation
  const translatedSections = sections(translation)
  return sections(original).flatMap((section, index): Problem[] => {
    const translated = translatedSections[index] ?? []
    const textOf = (parts: Part[]) => parts.map(({ token }) => token.raw).join('')
    const problem = numbersProblem(textOf(section), textOf(translated), locale)
    if (problem === undefined) return []
    // Blocks that correspond tell the line; otherwise the section does.
    const at = translated.findIndex(({ token }, block) =>
      differentNumbers(section[block]?.token.raw ?? '', token.raw).some((only) => only.length > 0),
    )
    const place = section.length === translated.length && at >= 0 ? at : 0
    const other = section[place]?.line
    return [{ file, line: translated[place]?.line, problem: `${problem} (the other language: line ${other ?? 1})` }]
  })
}

function links({ original, translation }: Both): Problem[] {
  const missing = (text: ArticleText, from: ArticleText) => {
    const known = linksOf(text).map(({ href }) => withoutLanguage(href))
    return linksOf(from)
      .filter(({ href }) => !known.includes(withoutLanguage(href)))
      .map(({ href, line }) => ({
        file: text.file,
        problem: `${nameOf(from)} has a link to ${href} on line ${line}, this text has none: add it here or take it out there`,
      }))
  }
  return [...missing(translation, original), ...missing(original, translation)]
}

function pictures({ original, translation }: Both): Problem[] {
  const filesOf = (text: ArticleText) =>
    blocksOf(text).flatMap((block) => partsOf(block, 'image').map(({ token }) => (token as { href: string }).href))
  const missing = (text: ArticleText, from: ArticleText) =>
    filesOf(from)
      .filter((picture) => !filesOf(text).includes(picture))
      .map((picture) => ({
        file: text.file,
        problem: `the ${languageName(from.locale)} text shows the picture “${picture}”, this one does not: add ![what it shows](${picture}) here or take it out there`,
      }))
  return [...missing(translation, original), ...missing(original, translation)]
}

function length({ original, translation }: Both): Problem[] {
  const ratio = original.markdown.length / translation.markdown.length
  if (ratio > 0.7 && ratio < 1.3) return []
  const problem = `the text is ${Math.round(100 / ratio)} % as long as the ${languageName(defaultLocale)} one: is a part missing in one of them?`
  return [{ file: translation.file, problem }]
}
