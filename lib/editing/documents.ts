import { hash } from 'node:crypto'
import type { z } from 'zod'
import { article, head } from '#lib/content/article'
import { doctor } from '#lib/content/clinic'
import { figure } from '#lib/content/figure'
import { openContent, type OpenContent } from '#lib/content/open'
import { documents } from '#lib/content/schema'
import { id, type Localized } from '#lib/content/values'
import { shownOn } from '#lib/content/page-days'
import { defaultLocale, getLocaleInPath, locales, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'
import { decodePercent } from '#lib/text/percent-encoding'

// What is edited at the desk: documents of content/, each a file, or a folder of an article or a doctor.

/** Documents that stay files. */
const locked = ['legal/terms', 'legal/privacy-policy', 'legal-terms', 'stored-data']

/** Documents by kind, as the desk lists them. `begun`: articles of which there are drafts. */
export const documentsIn = (content: OpenContent, begun: readonly string[] = []) => ({
  prices: ['services', 'packages', 'check-up', 'weight-loss', 'plan', 'report'],
  articles: [...new Set([...content.slugs().map((slug) => `posts/${slug}`), ...begun])],
  clinic: ['clinic', 'claims', 'people'],
  doctors: content.doctorIds().map((id) => `doctors/${id}`),
  questions: ['faq', 'not-for'],
  pages: ['home', 'pages', 'topics', 'glossary'],
  legal: locked,
})

export const isLocked = (document: string): boolean => locked.includes(document)

export const isArticle = (document: string): boolean => document.startsWith('posts/')

/** Files of an article: those that each has, and others. */
const articleFiles = ['article.yaml', ...locales.map((locale) => `${locale}.md`)]
const otherFiles = ['figure.yaml', ...locales.map((locale) => `sheet.${locale}.md`)]

/** Paths of a document's files; of an article all that it may have. */
export function pathsOf(document: string): string[] {
  if (isArticle(document))
    return [...articleFiles, ...otherFiles].map((name) => `content/${document}/${name}`)
  return [`content/${document}${document.startsWith('doctors/') ? '/doctor' : ''}.yaml`]
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

export function titleIn(
  content: OpenContent,
  document: string,
  locale: Locale,
): string | undefined {
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

/** Documents that have all words, or say what the page of an address shows. */
export function findDocuments(
  content: OpenContent,
  names: readonly string[],
  query: string,
): readonly string[] {
  if (/^(https?:\/)?\//.test(query)) return documentsOfPage(query)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return names
  return names.filter((name) => {
    const text = Object.values(filesIn(content, name)).join('\n').toLowerCase()
    return words.every((word) => text.replaceAll(/&nbsp;|\u00A0/g, ' ').includes(word))
  })
}

export const contentPath = (document = ''): string => `/staff/content${document && `/${document}`}`

/** True for what can be an article's part of an address. */
export const isName = (text: string): boolean => id.safeParse(text).success

/** True for a document that is there, or an article that may be begun, unless it is locked. */
export function isEditable(content: OpenContent, document: string): boolean {
  if (isArticle(document) && isName(document.slice('posts/'.length))) return true
  return !isLocked(document) && Object.values(documentsIn(content)).flat().includes(document)
}

/** Documents that several pages show, and whose preview opens the home page. */
const previewedOnHome = ['clinic', 'claims']

export function pageOf(document: string, locale: Locale): string {
  const [folder = '', slug = ''] = document.split('/')
  if (isArticle(document)) return pathTo(locale, 'article', { slug })
  const page = previewedOnHome.includes(folder)
    ? 'home'
    : pageNames.findLast((name) => shownOn[name].some((file) => file === folder))
  return pathTo(locale, page)
}

const pageNames = Object.keys(shownOn) as (keyof typeof shownOn)[]

function documentsOfPage(address: string): string[] {
  const { pathname = '' } = URL.parse(address, 'https://site.invalid') ?? {}
  if (decodePercent(pathname) === undefined) return []
  const { name = '', param = '' } = matchRoute(pathname.split('/').slice(2)) ?? {}
  if (name === 'article' || name === 'sheet') return [`posts/${param}`]
  const page = pageNames.find((each) => each === name || (each === 'blog' && name === 'blogTopic'))
  return page && getLocaleInPath(pathname) ? [...shownOn[page], 'pages'] : []
}

/** What a field names by a code: all codes there are, each with what it stands for. `kind` is in its schema's metadata. */
export function choicesIn(content: OpenContent, locale: Locale, kind = ''): Map<string, string> {
  const named = (items: readonly { id: string; name?: Localized; title?: Localized }[]) =>
    items.map(({ id, name, title = name }) => [id, title?.[locale] ?? id] as const)
  const titled = (folder: string, ids: readonly string[]) =>
    ids.map((id) => [id, titleIn(content, `${folder}/${id}`, locale) ?? id] as const)
  const doctors = () => titled('doctors', content.doctorIds())
  const choices: Readonly<Record<string, () => (readonly [code: string, name: string])[]>> = {
    doctors,
    authors: () => [...named(content.document('people').authors), ...doctors()],
    topics: () => named(content.document('topics')),
    articles: () => titled('posts', content.slugs()),
    markers: () => named(content.document('report').markers),
    services: () =>
      content.document('services').categories.flatMap(({ options }) => named(options)),
  }
  return new Map(choices[kind]?.())
}
