import { hash } from 'node:crypto'
import type { z } from 'zod'
import { article, head } from '#lib/content/article'
import { doctor } from '#lib/content/clinic'
import { figure } from '#lib/content/figure'
import { openContent, type OpenContent } from '#lib/content/open'
import { documents } from '#lib/content/schema'
import { shownOn } from '#lib/content/content'
import { defaultLocale, localeInPath, locales, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'

// What is edited at the desk: documents of content/, each a file, or a folder of an article or a doctor.

/** Documents by kind, as the desk lists them; those of `legal` stay files. */
const named = {
  prices: ['services', 'packages', 'check-up', 'weight-loss', 'plan', 'report'],
  clinic: ['clinic', 'claims', 'people'],
  questions: ['faq', 'not-for'],
  pages: ['home', 'pages', 'topics', 'glossary'],
  legal: ['legal/terms', 'legal/privacy-policy', 'legal-terms', 'stored-data'],
} as const

export const kindNames = ['prices', 'articles', 'clinic', 'doctors', 'questions', 'pages', 'legal'] as const
type Kind = (typeof kindNames)[number]

export function documentsIn(content: OpenContent): Record<Kind, readonly string[]> {
  return {
    ...named,
    doctors: content.doctorIds().map((id) => `doctors/${id}`),
    articles: content.slugs().map((slug) => `posts/${slug}`),
  }
}

export const isLocked = (document: string): boolean => named.legal.some((each) => each === document)

export const isArticle = (document: string): boolean => document.startsWith('posts/')

/** Files of an article, whether they are there or not. */
const articleFiles = ['article.yaml', ...locales.map((locale) => `${locale}.md`), 'figure.yaml']
const sheets = locales.map((locale) => `sheet.${locale}.md`)

/** Paths of a document's files; of an article all that it may have. */
export function pathsOf(document: string): string[] {
  if (document.startsWith('doctors/')) return [`content/${document}/doctor.yaml`]
  if (!isArticle(document)) return [`content/${document}.yaml`]
  return [...articleFiles, ...sheets].map((name) => `content/${document}/${name}`)
}

/** A document's files as they are in a content. */
export function filesIn(content: OpenContent, document: string): Record<string, string> {
  return Object.fromEntries(
    pathsOf(document).flatMap((path) => (content.exists(path) ? [[path, content.text(path)]] : [])),
  )
}

/** The content of the folder, without what was edited. */
export const folderContent = openContent(process.cwd())

/** By it a release is noticed that brings another file than an editor began with. */
export const folderHash = (document: string): string =>
  hash('sha256', JSON.stringify(filesIn(folderContent, document)), 'base64url')

/** What a file, or the head of a text, may hold; undefined for a sheet, which is text alone. */
export function schemaOf(path: string): z.ZodType | undefined {
  const name = path.replace(/^content\//, '').replace(/\.yaml$/, '')
  if (name in documents) return documents[name as keyof typeof documents]
  if (path.endsWith('/doctor.yaml')) return doctor
  if (path.endsWith('/article.yaml')) return article
  if (path.endsWith('/figure.yaml')) return figure
  return /\/sheet\.\w+\.md$/.test(path) ? undefined : head
}

/** What an article or a doctor is called. */
export function titleIn(content: OpenContent, document: string, locale: Locale): string | undefined {
  const [folder = '', id = ''] = document.split('/')
  try {
    if (folder === 'doctors') return content.doctor(id).name[locale]
    if (folder === 'posts')
      return (content.articleText(id, locale) ?? content.articleText(id, defaultLocale))?.head.title
  } catch {
    // Its form says what is wrong with it.
  }
  return undefined
}

/** Documents that hold all words of a search. */
export function searchDocuments(content: OpenContent, names: readonly string[], query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return names.filter((name) => {
    if (name.startsWith('legal/')) return false
    const text = Object.values(filesIn(content, name))
      .join('\n')
      .replaceAll(/&nbsp;|\u00A0/g, ' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** A new article, of which nothing is known but its name. */
export function newArticle(slug: string, today: string): Record<string, string> {
  const nextYear = String(Number(today.slice(0, 4)) + 1) + today.slice(4).replace('02-29', '02-28')
  const facts = [
    'draft: true',
    `published: ${today}`,
    `reviewed: ${today}`,
    `nextReview: ${nextYear}`,
    'author: ""',
    'reviewer: ""',
  ]
  const lists = ['topics', 'related', 'keyFacts', 'references'].map((name) => `${name}: []`)
  const text = '---\ntitle: ""\nmetaTitle: ""\nexcerpt: ""\ndescription: ""\nkeywords: []\n---\n\n'
  const texts = locales.map((locale) => [`content/posts/${slug}/${locale}.md`, text] as const)
  return Object.fromEntries([
    [`content/posts/${slug}/article.yaml`, `${[...facts, ...lists].join('\n')}\n`] as const,
    ...texts,
  ])
}

export const contentPath = (document = ''): string => `/staff/content${document && `/${document}`}`

/** True for a document that is there and may be edited. */
export const isEditable = (content: OpenContent, document: string): boolean =>
  !isLocked(document) && (Object.values(documentsIn(content)).flat().includes(document) || isNewArticle(document))

const isNewArticle = (document: string): boolean => /^posts\/[a-z\d]+(?:-[a-z\d]+)*$/i.test(document)

/** Where a document is seen. */
export function pageOf(document: string, locale: Locale): string {
  const [folder = '', slug = ''] = document.split('/')
  if (folder === 'posts') return pathTo(locale, 'article', { slug })
  if (folder === 'topics') return pathTo(locale, 'blog')
  if (['check-up', 'plan'].includes(folder)) return pathTo(locale, 'checkUp')
  return pathTo(locale, folder === 'weight-loss' ? 'weightLoss' : 'home')
}

/** Documents that say what a page shows, by its address. */
export function documentsOfPage(content: OpenContent, address: string): string[] {
  const { pathname = '' } = URL.parse(address, 'https://site.invalid') ?? {}
  const route = matchRoute(pathname.split('/').slice(2))
  if (!localeInPath(pathname) || !route) return []
  if (route.name === 'article' || route.name === 'sheet')
    return content
      .slugs()
      .filter((slug) => slug === route.param)
      .map((slug) => `posts/${slug}`)
  if (route.name === 'blog' || route.name === 'blogTopic') return ['topics', 'pages']
  if (route.name in shownOn) return [...shownOn[route.name as keyof typeof shownOn], 'pages']
  return []
}
