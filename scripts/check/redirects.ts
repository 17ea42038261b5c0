import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gone } from '#lib/i18n/route-request'
import { isShown, readArticles, type Article } from '#scripts/check/articles'
import type { Contents } from '#scripts/check/contents'
import { readJson } from '#scripts/check/json'
import { lineOf, noArticle, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'

const listFile = 'content/published.json'
const file = 'content/redirects.ts'

const listed = (root: string) => {
  const { value, problems } = readJson(root, listFile)
  const slugs = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
  return { slugs, problems }
}

const isIn = (slugs: readonly string[], slug: string) => slugs.some((each) => each.toLowerCase() === slug.toLowerCase())

/** Every address that was ever published answers: by its article, or by a line of `content/redirects.ts`. */
export function checkRedirects(
  root: string,
  articles: readonly Article[],
  shown: readonly string[],
  { redirects }: Contents,
): Problem[] {
  const text = readText(root, file)
  const { slugs: published, problems } = listed(root)
  const missing = published
    .filter((slug) => !isIn(shown, slug) && !isIn(Object.keys(redirects), slug))
    .map(
      (slug) =>
        hiddenAgain(slug, articles) ?? {
          file,
          problem: `the article “${slug}” was published and is not there any more: add the line '${slug}': 'its-new-name', or '${slug}': '${gone}', if it was taken off`,
        },
    )
  const wrong = Object.entries(redirects).flatMap(([old, now]): Problem[] => {
    const line = lineOf(text, `${old}'`) ?? lineOf(text, old)
    if (isIn(shown, old))
      return [{ file, line, problem: `“${old}” is the name of an article that is there: take the line out` }]
    if (now !== gone && !shown.includes(now))
      return [{ file, line, problem: `${noArticle(now)}, to which this one leads, or '${gone}'` }]
    return []
  })
  return [...problems, ...missing, ...wrong]
}

/** What to do of a published article that was made a draft, or given a day to come. */
function hiddenAgain(slug: string, articles: readonly Article[]): Problem | undefined {
  const { files, isDraft } = articles.find((each) => isIn([each.slug], slug)) ?? {}
  const [text] = Object.values(files ?? {})
  if (!text) return undefined
  const mend = isDraft ? 'take “draft: true” out again' : 'write the day again on which it appeared'
  return {
    file: text.file,
    line: text.lineOf(isDraft ? 'draft' : 'published'),
    problem: `the article is published, and readers have its address: ${mend}, or, to take the article off for good, remove its folder and add the line '${slug}': '${gone}' to ${file}`,
  }
}

/** Adds the articles that are new to the list of published ones; answers with their slugs. */
export function recordPublished(root: string, today: string): string[] {
  const { slugs, problems } = listed(root)
  const added = readArticles(root).flatMap((article) =>
    isShown(article, today) && !slugs.includes(article.slug) ? [article.slug] : [],
  )
  if (problems.length === 0 && added.length > 0)
    writeFileSync(join(root, listFile), `${JSON.stringify([...slugs, ...added].sort(), null, 2)}\n`)
  return added
}
