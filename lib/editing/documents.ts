import type { OpenContent } from '#lib/content/open-content'
import { idSchema as slug } from '#lib/content/schemas/fields'
import { routes } from '#lib/i18n/routes'

// Staff edit one document at a time at the desk. A document is a file of `content/`, or the
// folder of an article or a doctor. The document's name is its path below `content/`, such as
// `services` or `posts/antiage`.

/**
 * Documents that cannot be edited at the desk. Visitors accept legal texts that are made from these
 * documents. The accepted texts must equal the copies in `content/consents`.
 */
const lockedDocuments = ['legal/terms', 'legal/privacy-policy', 'legal-terms', 'stored-data']

/** Groups of documents in the desk's list. */
export type DocumentKind =
  'prices' | 'articles' | 'clinic' | 'doctors' | 'questions' | 'pages' | 'legal'

/**
 * Lists the names of all documents by kind, in the order of the desk's list.
 * @param begun names of articles and doctors that an editor has begun at the desk; they may have no
 *   files in `content/`
 */
export function listDocuments(
  content: OpenContent,
  begun: readonly string[] = [],
): Record<DocumentKind, readonly string[]> {
  const articles = content.slugs().map((each) => `posts/${each}`)
  const doctors = content.doctorIds().map((id) => `doctors/${id}`)
  return {
    prices: ['services', 'packages', 'check-up', 'weight-loss', 'price', 'plan', 'report'],
    articles: [...new Set([...articles, ...begun.filter(isArticleDocument)])],
    clinic: ['clinic', 'claims', 'people', 'reminders'],
    doctors: [...new Set([...doctors, ...begun.filter(isDoctorDocument)])],
    questions: ['faq', 'not-for'],
    pages: ['home', 'first-visit', 'how-we-work', 'screening', 'pages', 'topics', 'glossary'],
    legal: lockedDocuments,
  }
}

export const isLockedDocument = (document: string): boolean => lockedDocuments.includes(document)

export const isArticleDocument = (document: string): boolean => document.startsWith('posts/')

export const isDoctorDocument = (document: string): boolean => document.startsWith('doctors/')

/**
 * True for a text that can be the slug of a new article or doctor. The path `article` leads to the
 * article that the visitor viewed last (spec section 2), so no article can have that slug.
 */
export const isNewSlug = (text: string): boolean =>
  slug.safeParse(text).success && text.toLowerCase() !== routes.article.path

/**
 * True for an existing document that is not locked. Also true for any article or doctor with a
 * valid slug, because an editor may begin a new document.
 */
export function isEditableDocument(content: OpenContent, document: string): boolean {
  const isFolder = isArticleDocument(document) || isDoctorDocument(document)
  if (isFolder && isNewSlug(document.replace(/^[^/]*\//, ''))) return true
  if (isLockedDocument(document)) return false
  return Object.values(listDocuments(content)).flat().includes(document)
}
