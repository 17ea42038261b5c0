import type { OpenContent } from '#lib/content/open-content'
import { idSchema as slug } from '#lib/content/schemas/fields'

// A document is what an editor opens at the desk: one file of `content/`, or the folder of an
// article or a doctor. Its name is its path below `content/`: `services`, `posts/antiage`.

/** Documents that are changed in files only, because visitors accept a version that is on record. */
const lockedDocuments = ['legal/terms', 'legal/privacy-policy', 'legal-terms', 'stored-data']

/** The groups of the desk's list of documents. */
export type DocumentKind =
  'prices' | 'articles' | 'clinic' | 'doctors' | 'questions' | 'pages' | 'legal'

/**
 * Names of all documents by kind, in the order of the desk's list.
 * @param begun articles that exist only as drafts
 */
export function listDocuments(
  content: OpenContent,
  begun: readonly string[] = [],
): Record<DocumentKind, readonly string[]> {
  const articles = content.slugs().map((each) => `posts/${each}`)
  return {
    prices: ['services', 'packages', 'check-up', 'weight-loss', 'plan', 'report'],
    articles: [...new Set([...articles, ...begun])],
    clinic: ['clinic', 'claims', 'people'],
    doctors: content.doctorIds().map((id) => `doctors/${id}`),
    questions: ['faq', 'not-for'],
    pages: ['home', 'pages', 'topics', 'glossary'],
    legal: lockedDocuments,
  }
}

export const isLockedDocument = (document: string): boolean => lockedDocuments.includes(document)

export const isArticleDocument = (document: string): boolean => document.startsWith('posts/')

/** True for a text that can be an article's name in its address. */
export const isNewSlug = (text: string): boolean => slug.safeParse(text).success

/** True for a document that exists and is not locked, and for any article that may be begun. */
export function isEditableDocument(content: OpenContent, document: string): boolean {
  if (isArticleDocument(document) && isNewSlug(document.slice('posts/'.length))) return true
  if (isLockedDocument(document)) return false
  return Object.values(listDocuments(content)).flat().includes(document)
}
