import { isSlug } from '#lib/blog/post'
import { gone } from '#lib/i18n/route-request'
import { locales } from '#lib/i18n/locales'
import { languageName, listOf } from '#scripts/check/languages'
import { postsPath, type Article } from '#scripts/check/articles'
import { ukrainianLetters, type Problem } from '#scripts/check/problem'

/** Names that look right and lead nowhere: every link and list that names the article would be told as well. */
export function checkLetters(articles: readonly Article[]): Problem[] {
  return articles.flatMap(({ slug }) => {
    const letters = ukrainianLetters(slug)
    const problem = `the folder’s name ${letters ?? ''}: type it anew, with Latin letters, digits and hyphens only`
    return letters === undefined ? [] : [{ file: `${postsPath}/${slug}`, problem }]
  })
}

/** Names of the folders, and what must stand in each. */
export function checkFolders(articles: readonly Article[]): Problem[] {
  return articles.flatMap(({ slug, files, others, isDraft }): Problem[] => {
    const file = `${postsPath}/${slug}`
    const problems: string[] = []
    if (!/^[A-Za-z\d-]+$/.test(slug) || !isSlug(slug) || slug === gone)
      problems.push(
        'the folder’s name is the article’s address: rename it, with Latin letters, digits and hyphens only',
      )
    const twin = articles.find((other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase())
    if (twin)
      problems.push(`the name differs from “${twin.slug}” by capital letters only: rename one of the two folders`)
    if (!isDraft)
      for (const locale of locales)
        if (!files[locale])
          problems.push(
            `the ${languageName(locale)} text is missing: add ${locale}.md beside the other, or set draft: true there`,
          )
    for (const name of others)
      if (!/^[A-Za-z\d_-]+\.(jpe?g|png)$/.test(name) && !locales.some((locale) => name === `sheet.${locale}.md`))
        problems.push(
          `“${name}” has no place here: beside ${listOf((locale) => `${locale}.md`)} there are pictures only, as .jpg or .png, named by Latin letters, digits and hyphens`,
        )
    return problems.map((problem) => ({ file, problem }))
  })
}
