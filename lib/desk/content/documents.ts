import { hash } from 'node:crypto'
import type { z } from 'zod'
import { article, head } from '#lib/content/article'
import { doctor } from '#lib/content/clinic'
import { figure } from '#lib/content/figure'
import { openContent, type OpenContent } from '#lib/content/open'
import { documents } from '#lib/content/schema'
import { id } from '#lib/content/values'
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

/** Files of an article: those that each has, and others. */
const articleFiles = ['article.yaml', ...locales.map((locale) => `${locale}.md`)]
const otherFiles = ['figure.yaml', ...locales.map((locale) => `sheet.${locale}.md`)]

/** Paths of a document's files; of an article all that it may have. */
export function pathsOf(document: string): string[] {
  if (document.startsWith('doctors/')) return [`content/${document}/doctor.yaml`]
  if (!isArticle(document)) return [`content/${document}.yaml`]
  return [...articleFiles, ...otherFiles].map((name) => `content/${document}/${name}`)
}

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

export function searchDocuments(content: OpenContent, names: readonly string[], query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return names.filter((name) => {
    if (name.startsWith('legal/')) return false
    const text = Object.values(filesIn(content, name)).join('\n').toLowerCase()
    return words.every((word) => text.replaceAll(/&nbsp;|\u00A0/g, ' ').includes(word))
  })
}

export const contentPath = (document = ''): string => `/staff/content${document && `/${document}`}`

/** True for a document that is there and may be edited. */
export const isEditable = (content: OpenContent, document: string): boolean =>
  !isLocked(document) && (Object.values(documentsIn(content)).flat().includes(document) || isNewArticle(document))

const isNewArticle = (document: string): boolean => isArticle(document) && isName(document.slice('posts/'.length))

/** True for what can be an article's part of an address. */
export const isName = (text: string): boolean => id.safeParse(text).success

export function pageOf(document: string, locale: Locale): string {
  const [folder = '', slug = ''] = document.split('/')
  if (isArticle(document)) return pathTo(locale, 'article', { slug })
  const page = pageNames.findLast((name) => shownOn[name].includes(folder))
  return pathTo(locale, page)
}

const pageNames = Object.keys(shownOn) as (keyof typeof shownOn)[]

/** Documents that say what a page shows, by its address. */
export function documentsOfPage(address: string): string[] {
  const { pathname = '' } = URL.parse(address, 'https://site.invalid') ?? {}
  const { name = '', param = '' } = matchRoute(pathname.split('/').slice(2)) ?? {}
  if (name === 'article' || name === 'sheet') return [`posts/${param}`]
  const page = pageNames.find((each) => each === name || (each === 'blog' && name === 'blogTopic'))
  return page && localeInPath(pathname) ? [...shownOn[page], 'pages'] : []
}

/** What a field names by a code: all codes there are, each with what it stands for. `kind` is in its schema's metadata. */
export function choicesIn(content: OpenContent, kind: string, locale: Locale): Map<string, string> {
  const named = <T extends { id: string }>(items: readonly T[], nameOf: (item: T) => string) =>
    items.map((item) => [item.id, nameOf(item)] as const)
  const doctors = content.doctorIds().map((id) => [id, titleIn(content, `doctors/${id}`, locale) ?? id] as const)
  const choices: Readonly<Record<string, () => (readonly [code: string, name: string])[]>> = {
    doctors: () => doctors,
    authors: () => [...named(content.document('people').authors, ({ name }) => name[locale]), ...doctors],
    topics: () => named(content.document('topics'), ({ name }) => name[locale]),
    articles: () => content.slugs().map((slug) => [slug, titleIn(content, `posts/${slug}`, locale) ?? slug] as const),
    markers: () => named(content.document('report').markers, ({ name }) => name[locale]),
    services: () =>
      content.document('services').categories.flatMap(({ options }) => named(options, ({ title }) => title[locale])),
  }
  return new Map(choices[kind]?.())
}
