import { getTranslations } from 'next-intl/server'
import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  MedicalWebPageLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import type { Question } from '#lib/content/pages'
import { lastModified, type Post, type PostSummary } from '#lib/blog/post'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import type { PageMeta } from '#lib/seo/page-metadata'
import { ids, person, ref } from '#lib/seo/json-ld/clinic'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'

/** What the head does not say of a page; days are ISO, links are absolute. */
export type PageDetails = {
  kind?: 'WebPage' | 'CollectionPage' | 'MedicalWebPage'
  modified?: string | undefined
  /** Last medical review, and the reviewer's id. */
  reviewed?: string | undefined
  reviewer?: string | undefined
  significantLinks?: readonly string[]
  hasBreadcrumb?: boolean
  /** False where the page's image is the clinic's. */
  hasOwnImage?: boolean
}

export function webPage(meta: PageMeta, details: PageDetails): WebPageLeaf | CollectionPageLeaf | MedicalWebPageLeaf {
  const { kind = 'WebPage', modified, reviewed, reviewer, significantLinks = [] } = details
  const { hasBreadcrumb = false, hasOwnImage = true } = details
  const path = meta.pathIn(meta.locale)
  return {
    '@type': kind,
    '@id': ids.part(path, 'page'),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: localeDetails[meta.locale].tag,
    isPartOf: ref(ids.website),
    ...(hasOwnImage && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(meta.image.path) } }),
    significantLink: [...significantLinks],
    ...(modified !== undefined && { dateModified: modified }),
    ...(reviewed !== undefined && { lastReviewed: reviewed }),
    ...(reviewer !== undefined && { reviewedBy: ref(ids.person(reviewer)) }),
    ...(hasBreadcrumb && { breadcrumb: ref(ids.part(path, 'breadcrumb')) }),
  }
}

export type Crumb = { name: string; path: string }

export async function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): Promise<BreadcrumbListLeaf> {
  const t = await getTranslations('Header')
  const all = [{ name: t('home'), path: pathTo(locale) }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part(all.at(-1)?.path ?? '', 'breadcrumb'),
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

export function itemList(posts: readonly PostSummary[], locale: Locale): ItemListLeaf {
  return {
    '@type': 'ItemList',
    numberOfItems: posts.length,
    itemListElement: posts.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(pathTo(locale, 'article', { slug })),
      name: title,
    })),
  }
}

export function faqPage(questions: readonly Question[], locale: Locale): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[locale] },
    })),
  }
}

/** An article's page: a page reviewed by a doctor, the article on it, who wrote it and who checked it. */
export function articleGraph(post: Post, meta: PageMeta): Thing[] {
  const author = person(post.author, meta.locale)
  const reviewer = person(post.reviewer, meta.locale)
  const people = post.author === post.reviewer ? [author] : [author, reviewer]
  return [
    webPage(meta, {
      kind: 'MedicalWebPage',
      modified: lastModified(post),
      hasBreadcrumb: true,
      ...(reviewer && { reviewed: post.reviewed, reviewer: post.reviewer }),
    }),
    article(post, meta, author?.['@id']),
    ...people.filter((each) => each !== null),
  ]
}

/** A post of the blog; written by the clinic where it names no author we know. */
function article(post: Post, meta: PageMeta, authorId: string | undefined): ArticleLeaf {
  const path = meta.pathIn(meta.locale)
  const modified = lastModified(post)
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    mainEntityOfPage: ref(ids.part(path, 'page')),
    headline: post.title,
    description: meta.description,
    inLanguage: localeDetails[meta.locale].tag,
    ...(post.published !== undefined && { datePublished: post.published }),
    ...(modified !== undefined && { dateModified: modified }),
    author: ref(authorId ?? ids.clinic),
    publisher: ref(ids.clinic),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(meta.image.path),
      width: String(imageSize.width),
      height: String(imageSize.height),
      caption: meta.image.alt,
    },
    keywords: [...post.keywords],
    citation: post.references.map(({ title, source, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      datePublished: String(year),
      creditText: source,
    })),
  }
}
