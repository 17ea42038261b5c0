import { globSync } from 'node:fs'
import { parse } from 'node:path'
import { locales } from '#lib/i18n/locales'
import { lineOf, noArticle, type Problem } from '#scripts/check/problem'
import { numbersOf } from '#scripts/check/numbers'
import { readText } from '#scripts/check/typescript'
import type { Article } from '#scripts/check/articles'
import type { Contents } from '#scripts/check/contents'

const figuresFile = 'content/figures/index.ts'

/** Lists of `content/` that name articles: topics, key facts, drawings. */
export function checkSlugs(root: string, articles: readonly Article[], content: Contents): Problem[] {
  const slugs = articles.map(({ slug }) => slug)
  const lists: [file: string, named: readonly string[]][] = [
    ['content/topics.ts', content.topics.flatMap((topic) => topic.slugs)],
    ['content/key-facts.ts', Object.keys(content.keyFacts)],
    ['content/articles-on-supplements.ts', content.articlesOnSupplements],
    ['content/significant-articles.ts', content.significantArticles],
    [figuresFile, [...content.figures.keys()]],
  ]
  const unknown = lists.flatMap(([file, named]) =>
    named
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({
        file,
        line: lineOf(readText(root, file), `'${slug}'`) ?? lineOf(readText(root, file), ` ${slug}:`),
        problem:
          file === figuresFile
            ? `${noArticle(slug)}; or take it out here, with the line that imports it, and delete content/figures/${slug}.ts`
            : `${noArticle(slug)}, or take it out`,
      })),
  )
  const withoutTopic = articles.flatMap(({ slug, isDraft }) =>
    isDraft || content.topics.some((topic) => topic.slugs.includes(slug))
      ? []
      : [
          {
            file: 'content/topics.ts',
            problem: `the article “${slug}” belongs to no topic: add its name to one at least`,
          },
        ],
  )
  const unlisted = globSync('content/figures/*.ts', { cwd: root })
    .filter((file) => !/\/(?:index|types)\.ts$|\.test\.ts$/.test(file) && !content.figures.has(parse(file).name))
    .map((file) => ({
      file,
      problem: `no article has this drawing: delete the file, or list it in ${figuresFile}`,
    }))
  return [...unknown, ...unlisted, ...withoutTopic, ...topicTexts(root, content), ...facts(root, articles, content)]
}

function topicTexts(root: string, { topics, clinic }: Contents): Problem[] {
  const file = 'content/topics.ts'
  const text = readText(root, file)
  return topics.flatMap(({ heading, description }) =>
    locales.flatMap((locale): Problem[] => {
      const { length } = description[locale]
      const whole = `${heading[locale]} — ${clinic.name[locale]}`.length
      const problems: Problem[] = []
      if (length < 110 || length > 160)
        problems.push({
          file,
          line: lineOf(text, description[locale]),
          problem: `the description has ${length} characters, search results show 110 to 160: change it`,
        })
      if (whole > 60)
        problems.push({
          file,
          line: lineOf(text, heading[locale]),
          problem: `with the clinic’s name the heading has ${whole} characters, search results show 60: shorten it`,
        })
      return problems
    }),
  )
}

/** Key facts say only numbers of their article, shortly. */
function facts(root: string, articles: readonly Article[], { keyFacts }: Contents): Problem[] {
  const file = 'content/key-facts.ts'
  const text = readText(root, file)
  return articles.flatMap(({ slug, files }) =>
    Object.values(files).flatMap(({ locale, markdown }) =>
      (keyFacts[slug] ?? []).flatMap(({ value, meaning }): Problem[] => {
        const known = numbersOf(markdown)
        const line = lineOf(text, meaning[locale])
        const strange = numbersOf(`${value[locale]} ${meaning[locale]}`).filter((number) => !known.includes(number))
        const problems: Problem[] = []
        if (strange.length > 0)
          problems.push({
            file,
            line,
            problem: `${strange.join(', ')} does not stand in content/posts/${slug}/${locale}.md: correct one of them`,
          })
        if (value[locale].length > 10)
          problems.push({
            file,
            line,
            problem: `“${value[locale]}” is too long for a number at a glance: 10 characters at most`,
          })
        return problems
      }),
    ),
  )
}
