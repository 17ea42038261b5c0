import sharp from 'sharp'
import type { ContentCopy } from '#e2e/support/content-copy'
import { isPublished } from '#lib/blog/is-published'
import { openContent } from '#lib/content/open-content'
import { formatProblem, type ContentProblem } from '#lib/content/content-error'
import { checkContent } from '#lib/editing/check-content'
import { readCheckedArticles } from '#lib/editing/rules/checked-content'
import { locales } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// Mistakes that the tests of `npm run check` make in a copy of `content/` and `messages/`.

/**
 * A mistake that `make` makes in a copy of the content. `npm run check` then prints a sentence that
 * names `file` and contains `says`.
 */
export type ContentMistake = {
  says: string
  file: string
  make: (copy: ContentCopy) => void | Promise<void>
}

export const testDay = getKyivDay(new Date())

const siteContent = openContent(process.cwd())
const publishedArticles = readCheckedArticles(siteContent).filter(({ facts }) =>
  isPublished(facts, testDay),
)

/**
 * Returns the slug of a published article. A number beyond the last article starts again at the
 * first article. Tests therefore do not depend on the number of articles.
 */
export const getSlug = (number: number): string =>
  publishedArticles[number % publishedArticles.length]?.slug ?? ''
export const getArticleFolder = (number: number): string => `content/posts/${getSlug(number)}`
export const getArticleFile = (number: number): string => `${getArticleFolder(number)}/article.yaml`

const slugWithFigure = publishedArticles.findLast(({ figure }) => figure)?.slug ?? ''
export const figureFile = `content/posts/${slugWithFigure}/figure.yaml`

export const doctorSlug = siteContent.doctorIds()[0] ?? ''

/** Makes a picture of one colour. Width and height are in pixels. */
export const makePlainPicture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } })
    .toFormat(format)
    .toBuffer()

/** A mistake that sets a YAML field to a wrong value. The value undefined removes the field. */
export const setYamlField = (
  file: string,
  field: string,
  value: unknown,
  says: string,
): ContentMistake => ({
  says,
  file,
  make: ({ set }) => {
    set(file, field, value)
  },
})

export const replaceInFile = (
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
): ContentMistake => ({
  says,
  file,
  make: ({ edit }) => {
    edit(file, (text) => text.replace(from, to))
  },
})

/**
 * A mistake that adds a paragraph to an article in every language.
 * @param text the paragraph. `LANG` in the paragraph becomes the locale.
 */
export const addParagraph = (number: number, text: string, says: string): ContentMistake => ({
  says,
  file: `${getArticleFolder(number)}/en.md`,
  make: ({ edit }) => {
    for (const locale of locales) {
      const paragraph = text.replaceAll('LANG', locale)
      edit(`${getArticleFolder(number)}/${locale}.md`, (before) => `${before}\n${paragraph}\n`)
    }
  },
})

/**
 * A mistake that removes a file.
 * @param reportedFile the file or folder that `npm run check` names instead of the removed file
 */
export const removeContentFile = (
  file: string,
  says: string,
  reportedFile = file,
): ContentMistake => ({
  says,
  file: reportedFile,
  make: ({ remove }) => {
    remove(file)
  },
})

export const addContentFile = (
  file: string,
  makeText: () => string | Promise<Uint8Array>,
  says: string,
): ContentMistake => ({
  says,
  file,
  make: async ({ write }) => {
    write(file, await makeText())
  },
})

/** Copies an article to the slug `name`. `published` is the copy's day of publication. */
export function copyArticle({ copy, set }: ContentCopy, name: string, published: string): void {
  const file = `content/posts/${name}/article.yaml`
  copy(getArticleFolder(1), `content/posts/${name}`)
  set(file, 'published', published)
  set(file, 'updated', undefined)
}

export const addArticleFolder = (name: string, says: string): ContentMistake => ({
  says,
  file: `content/posts/${name}`,
  make: (copy) => {
    copyArticle(copy, name, testDay)
  },
})

export type WordedProblem = ContentProblem & { sentence: string }

export async function listProblems({ root }: ContentCopy): Promise<WordedProblem[]> {
  const problems = await checkContent(root, testDay)
  return problems.map((problem) => ({ ...problem, sentence: formatProblem(problem) }))
}
