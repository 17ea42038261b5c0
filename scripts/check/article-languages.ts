import type { Token } from 'marked'
import type { Article, ArticleFile } from '#scripts/check/articles'
import { blocksOf, partsOf, type Part } from '#scripts/check/blocks'
import { linksOf, withoutLanguage } from '#scripts/check/article-links'
import { differentNumbers, numbersProblem } from '#scripts/check/numbers'
import type { Problem } from '#scripts/check/problem'

type Both = { ua: ArticleFile; en: ArticleFile }

/** What the texts of both languages have in common: headings, numbers, links, pictures, length. */
export function checkLanguages(articles: readonly Article[]): Problem[] {
  return articles.flatMap(({ isDraft, files: { ua, en } }) => {
    if (isDraft || !ua || !en) return []
    const both = { ua, en }
    const differentHeadings = headings(both)
    return [
      ...differentHeadings,
      ...(differentHeadings.length > 0 ? [] : numbers(both)),
      ...links(both),
      ...pictures(both),
      ...length(both),
    ]
  })
}

const isHeading = ({ token }: Part): boolean => token.type === 'heading'
const depthOf = (token: Token): number => (token as { depth: number }).depth

function headings({ ua, en }: Both): Problem[] {
  const [uaHeadings, enHeadings] = [blocksOf(ua).filter(isHeading), blocksOf(en).filter(isHeading)]
  const at = enHeadings.findIndex(({ token }, index) => {
    const other = uaHeadings[index]?.token
    return !other || depthOf(other) !== depthOf(token)
  })
  const isShorter = at < 0 && uaHeadings.length > enHeadings.length
  if (at < 0 && !isShorter) return []
  const place = isShorter ? uaHeadings[enHeadings.length] : enHeadings[at]
  const problem = `the headings are not the same in both languages (${uaHeadings.length} in ua.md, ${enHeadings.length} in en.md): from here on they differ`
  return [{ file: (isShorter ? ua : en).file, line: place?.line, problem }]
}

/** Blocks of each section, beginning with what stands above the first heading. */
function sections(text: ArticleFile): Part[][] {
  const parts: Part[][] = [[]]
  for (const block of blocksOf(text)) {
    if (isHeading(block)) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

function numbers({ ua, en }: Both): Problem[] {
  const englishSections = sections(en)
  return sections(ua).flatMap((section, index): Problem[] => {
    const english = englishSections[index] ?? []
    const textOf = (parts: Part[]) => parts.map(({ token }) => token.raw).join('')
    const problem = numbersProblem(textOf(section), textOf(english))
    if (problem === undefined) return []
    // Blocks that correspond tell the line; otherwise the section does.
    const at = english.findIndex(({ token }, block) =>
      differentNumbers(section[block]?.token.raw ?? '', token.raw).some((only) => only.length > 0),
    )
    const place = section.length === english.length && at >= 0 ? at : 0
    const other = section[place]?.line
    return [
      { file: en.file, line: english[place]?.line, problem: `${problem} (the other language: line ${other ?? 1})` },
    ]
  })
}

function links({ ua, en }: Both): Problem[] {
  const [uaLinks, enLinks] = [linksOf(ua), linksOf(en)]
  const missing = (from: typeof uaLinks, other: typeof uaLinks, there: string, file: string) => {
    const known = other.map(({ href }) => withoutLanguage(href))
    return from
      .filter(({ href }) => !known.includes(withoutLanguage(href)))
      .map(({ href, line }) => ({
        file,
        problem: `${there} has a link to ${href} on line ${line}, this text has none: add it here or take it out there`,
      }))
  }
  return [...missing(uaLinks, enLinks, 'ua.md', en.file), ...missing(enLinks, uaLinks, 'en.md', ua.file)]
}

function pictures({ ua, en }: Both): Problem[] {
  const filesOf = (text: ArticleFile) =>
    blocksOf(text).flatMap((block) => partsOf(block, 'image').map(({ token }) => (token as { href: string }).href))
  const [inUa, inEn] = [filesOf(ua), filesOf(en)]
  const missing = (from: string[], other: string[], language: string, file: string) =>
    from
      .filter((picture) => !other.includes(picture))
      .map((picture) => ({
        file,
        problem: `the ${language} text shows the picture “${picture}”, this one does not: add ![what it shows](${picture}) here or take it out there`,
      }))
  return [...missing(inUa, inEn, 'Ukrainian', en.file), ...missing(inEn, inUa, 'English', ua.file)]
}

function length({ ua, en }: Both): Problem[] {
  const ratio = ua.markdown.length / en.markdown.length
  if (ratio > 0.7 && ratio < 1.3) return []
  const problem = `the text is ${Math.round(100 / ratio)} % as long as the Ukrainian one: is a part missing in one of them?`
  return [{ file: en.file, problem }]
}
