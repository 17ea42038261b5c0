import { globSync } from 'node:fs'
import { checkFolders, checkLetters } from '#scripts/check/article-folders'
import { checkHeads } from '#scripts/check/article-heads'
import { checkLanguages } from '#scripts/check/article-languages'
import { checkLinks } from '#scripts/check/article-links'
import { checkTexts } from '#scripts/check/article-text'
import { isShown, readArticles, type Article, type ArticleFile } from '#scripts/check/articles'
import { checkConsent } from '#scripts/check/consent'
import { checkDays } from '#scripts/check/days'
import { checkDoctorPhotos } from '#scripts/check/doctor-photos'
import { LoadError, readContents } from '#scripts/check/contents'
import { checkEncodings } from '#scripts/check/encoding'
import { checkHours } from '#scripts/check/hours'
import { checkMessages } from '#scripts/check/messages'
import { checkPhone } from '#scripts/check/phone'
import { checkPictures } from '#scripts/check/pictures'
import { checkPrices } from '#scripts/check/prices'
import type { Problem } from '#scripts/check/problem'
import { checkRedirects } from '#scripts/check/redirects'
import { checkReferences } from '#scripts/check/references'
import { checkSlugs } from '#scripts/check/slugs'
import { sourceTexts, type Text } from '#scripts/check/source-texts'
import { checkSpecification } from '#scripts/check/specification'
import { readSources } from '#scripts/check/typescript'
import { checkGlossary, checkPairs, checkTypography } from '#scripts/check/typography'

/** Files that hold no words of the site. */
const withoutTexts = /\.test\.ts$|types\.ts$|consent\.ts$|placeholder\.ts$|glossary\.ts$/

/**
 * Every problem of `content/` and `messages/` below a folder, in the order of their files and lines.
 * @param today ISO day in Kyiv
 */
export async function checkContent(root: string, today: string): Promise<Problem[]> {
  const articles = readArticles(root)
  const first = [...checkEncodings(root), ...checkLetters(articles)]
  if (first.length > 0) return first
  const files = globSync('content/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()
  const { sources, problems: mistakes, isBroken } = readSources(root, files)
  const inSources = [...sources].flatMap(([file, source]) =>
    withoutTexts.test(file) ? [] : [sourceTexts(file, source)],
  )
  const inMessages = checkMessages(root)
  const worded = [...inSources, inMessages]
  const texts = worded.flatMap((each) => each.texts)
  const articleTexts = articles.flatMap((article) =>
    article.isDraft ? [] : Object.values(article.files).flatMap(textsOf),
  )
  const prices = [...sources].flatMap(([file, source]) => checkPrices(file, source))
  const found = [
    ...prices,
    ...(await checkPictures(root)),
    ...worded.flatMap((each) => each.problems),
    ...mistakes,
    ...checkFolders(articles),
    ...checkTexts(articles),
    ...checkLanguages(articles),
    ...checkReferences(articles, today),
    ...checkTypography([...texts, ...articleTexts.filter(({ isHead }) => !isHead)]),
    ...checkPairs(worded.flatMap((each) => each.pairs)),
  ]
  if (!isBroken && inMessages.texts.length > 0)
    await checkValues(root, articles, [...articleTexts, ...texts], today).then(
      // What is no price is not compared with the specification.
      (problems) => found.push(...problems.filter((each) => !prices.some((price) => isSameLine(price, each)))),
      (error: unknown) => {
        // What the compiler has found already is why.
        if (found.every(({ isReminder = false }) => isReminder))
          found.push(
            error instanceof LoadError
              ? error.problem
              : { file: 'content', problem: `the files cannot be compared (${String(error)}): ask a programmer` },
          )
      },
    )
  return found.filter(isFirst).sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}

/** Rules that read values of `content/`, which its files must be readable for. */
async function checkValues(
  root: string,
  articles: readonly Article[],
  texts: readonly Text[],
  today: string,
): Promise<Problem[]> {
  const contents = await readContents(root)
  const slugsOf = (some: readonly Article[]) => some.map(({ slug }) => slug)
  const shown = slugsOf(articles.filter((article) => isShown(article, today)))
  const hidden = slugsOf(articles.filter((article) => !isShown(article, today)))
  return [
    ...checkHeads(articles, {
      today,
      slugs: slugsOf(articles),
      authors: contents.authors.map(({ id }) => id),
      doctors: contents.doctors.map(({ id }) => id),
    }),
    ...checkLinks(articles, {
      slugs: shown,
      hidden,
      sheets: slugsOf(articles.filter(({ others }) => others.some((name) => name.startsWith('sheet.')))),
      topics: contents.topics.map(({ id }) => id),
    }),
    ...checkGlossary(texts, contents),
    ...checkSlugs(root, articles, contents),
    ...checkRedirects(root, articles, shown, contents),
    ...checkPhone(root, contents),
    ...checkHours(root, contents),
    ...checkDays(root, contents),
    ...checkDoctorPhotos(root, contents),
    ...checkConsent(root, contents, today),
    ...(await checkSpecification(root)),
  ]
}

/** What a reader sees of an article, line by line; works are cited as they name themselves, addresses are not words. */
function textsOf({ file, locale, head, markdown, lineOf, linesAbove }: ArticleFile): (Text & { isHead: boolean })[] {
  const fields = head ? (['title', 'metaTitle', 'excerpt', 'description'] as const) : []
  return [
    ...fields.flatMap((field) =>
      head ? [{ file, locale, line: lineOf(field), text: head[field], isHead: true }] : [],
    ),
    ...markdown
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll('&nbsp;', '\u00A0')
      .split('\n')
      .map((text, index) => ({ file, locale, line: linesAbove + index + 1, text, isHead: false })),
  ]
}

const isSameLine = (one: Problem, other: Problem) => one.file === other.file && one.line === other.line

/** One sentence for each problem and line. */
const isFirst = (problem: Problem, index: number, all: Problem[]) =>
  all.findIndex(
    ({ file, line, problem: words }) => file === problem.file && line === problem.line && words === problem.problem,
  ) === index
