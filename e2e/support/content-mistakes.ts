import sharp from 'sharp'
import type { ContentCopy } from '#e2e/support/content-copy'
import { isPublished } from '#lib/blog/is-published'
import { openContent } from '#lib/content/open'
import { toSentence, type Problem } from '#lib/content/source'
import { checkContent } from '#lib/editing/check-content'
import { readCheckedArticles } from '#lib/editing/rules/checked-content'
import { getKyivDay } from '#lib/time/kyiv-time'

// Mistakes that a test makes in a copy of the content.

/** A mistake in a file, and a part of the sentence that `npm run check` prints for it. */
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

/** The slug of a published article by its number; the tests work with any articles. */
export const getSlug = (number: number): string =>
  publishedArticles[number % publishedArticles.length]?.slug ?? ''
export const getArticleFolder = (number: number): string => `content/posts/${getSlug(number)}`
export const getArticleFile = (number: number): string => `${getArticleFolder(number)}/article.yaml`

const slugWithFigure = publishedArticles.findLast(({ figure }) => figure)?.slug ?? ''
/** The file of a published article's figure. */
export const figureFile = `content/posts/${slugWithFigure}/figure.yaml`

/** The slug of a doctor of the site. */
export const doctorSlug = siteContent.doctorIds()[0] ?? ''

/** A picture of one colour. */
export const makePlainPicture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } })
    .toFormat(format)
    .toBuffer()

/** Gives a field of a YAML file another value; undefined removes the field. */
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

/** Adds a paragraph to both texts of an article; `LANG` stands for the language in addresses. */
export const addParagraph = (number: number, text: string, says: string): ContentMistake => ({
  says,
  file: `${getArticleFolder(number)}/en.md`,
  make: ({ edit }) => {
    for (const locale of ['ua', 'en']) {
      const paragraph = text.replaceAll('LANG', locale)
      edit(`${getArticleFolder(number)}/${locale}.md`, (before) => `${before}\n${paragraph}\n`)
    }
  },
})

/** @param reportedFile the file or folder that the sentence names */
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

/** Adds an article with the texts of another one. */
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

export type WordedProblem = Problem & { sentence: string }

/** The problems of a copy with the sentences that `npm run check` prints. */
export async function listProblems({ root }: ContentCopy): Promise<WordedProblem[]> {
  const problems = await checkContent(root, testDay)
  return problems.map((problem) => ({ ...problem, sentence: toSentence(problem) }))
}
