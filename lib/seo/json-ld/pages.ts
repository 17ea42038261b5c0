import { getTranslations } from 'next-intl/server'
import type { Graph, Offer, Thing, WebPageLeaf } from 'schema-dts'
import { findSlug } from '#lib/blog/find-post'
import type { OpenArticle } from '#lib/blog/open-article'
import { findLastModified } from '#lib/blog/post'
import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { type IndexedPage, pathTo } from '#lib/i18n/routes'
import {
  homeOffers,
  ids,
  medicalClinic,
  person,
  physician,
  physicianInDetail,
  ref,
  webSite,
} from '#lib/seo/json-ld/clinic'
import { articleMeta, doctorMeta, type PageMeta, pageMeta } from '#lib/seo/page-metadata'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'
import { removeWordJoiners } from '#lib/i18n/short-words'

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Serializes the graph as JSON without empty values. Escapes `<`, because `</script>` in a text
 * would end the script element.
 */
function toGraph(locale: Locale, things: readonly Thing[], offers: readonly Offer[] = []): string {
  const all = [medicalClinic(locale, offers), webSite(locale), ...things]
  const graph: Graph = { '@context': 'https://schema.org', '@graph': all }
  const json = JSON.stringify(graph, (_key, value: unknown) => (isEmpty(value) ? undefined : value))
  return removeWordJoiners(json.replaceAll('<', '\\u003c'))
}

export async function homeGraph(): Promise<string> {
  const meta = await pageMeta('home')
  const { locale } = meta
  const significant = getSiteContent().articles.filter(({ isSignificant }) => isSignificant)
  const articles = significant.map(async ({ slug }) =>
    (await findSlug({ locale, slug }).catch(() => undefined)) === null
      ? []
      : pathTo(locale, 'article', { slug }),
  )
  const paths = [
    pathTo(locale, 'privacyPolicy'),
    pathTo(locale, 'terms'),
    ...(await Promise.all(articles)).flat(),
  ]
  const details = {
    dateModified: getSiteContent().pages.home.changed,
    significantLink: paths.map(absoluteUrl),
  }
  const page = webPage(meta, 'WebPage', details)
  const people = contentIn(locale).doctors.map((doctor) => physician(doctor, locale))
  return toGraph(locale, [page, ...people], homeOffers(locale))
}

/**
 * Returns the JSON-LD graph of a page.
 * @param name name of the page in the breadcrumbs
 * @param things the other nodes of the graph, such as offers
 */
export async function pageGraph(
  page: Exclude<IndexedPage, 'home' | 'blog'>,
  name: string,
  things: readonly Thing[] = [],
): Promise<string> {
  const meta = await pageMeta(page)
  const own = await pageBelow(meta, 'WebPage', name, {
    dateModified: getSiteContent().pages[page].changed,
  })
  return toGraph(meta.locale, [...own, ...things])
}

export async function doctorGraph(doctor: InLanguage<Doctor>): Promise<string> {
  const meta = await doctorMeta(doctor)
  const page = await pageBelow(meta, 'ProfilePage', doctor.name, {
    dateModified: doctor.changed,
    mainEntity: ref(ids.person(doctor.id)),
  })
  return toGraph(meta.locale, [...page, physicianInDetail(doctor, meta.locale)])
}

export async function blogGraph(meta: PageMeta, name?: string): Promise<string> {
  return toGraph(meta.locale, await pageBelow(meta, 'CollectionPage', name))
}

/**
 * Returns the JSON-LD graph of an article's page: the page with its review day, the article, the
 * author and the reviewer. When the author is unknown, the clinic is the author.
 */
export async function articleGraph(article: OpenArticle): Promise<string> {
  const { post } = article
  const meta = await articleMeta(article)
  const { locale, description, image } = meta
  const path = meta.pathIn(locale)
  const author = person(post.author, locale)
  const reviewer = person(post.reviewer, locale)
  const people = post.author === post.reviewer ? [author] : [author, reviewer]
  const dateModified = findLastModified(post) ?? []
  const review = reviewer && { lastReviewed: post.reviewed ?? [], reviewedBy: ref(reviewer['@id']) }
  return toGraph(locale, [
    ...(await pageBelow(meta, 'MedicalWebPage', post.title, { dateModified, ...review })),
    {
      '@type': 'Article',
      '@id': ids.part(path, 'article'),
      mainEntityOfPage: ref(ids.part(path, 'page')),
      headline: post.title,
      description,
      inLanguage: localeDetails[locale].tag,
      datePublished: post.published ?? [],
      dateModified,
      author: ref(author?.['@id'] ?? ids.clinic),
      publisher: ref(ids.clinic),
      publishingPrinciples: absoluteUrl(pathTo(locale, 'howWeWork')),
      image: {
        '@type': 'ImageObject',
        url: absoluteUrl(image.path),
        width: String(imageSize.width),
        height: String(imageSize.height),
        caption: image.alt,
      },
      keywords: post.keywords,
      citation: post.references.map(({ title, source, year, url }) => ({
        '@type': 'CreativeWork',
        name: title,
        url,
        datePublished: year === undefined ? [] : String(year),
        creditText: source,
      })),
    },
    ...people.filter((each) => each !== null),
  ])
}

type PageKind = 'WebPage' | 'ProfilePage' | 'CollectionPage' | 'MedicalWebPage'
/** Kinds of pages that follow the home page in the breadcrumbs. All other pages follow the blog. */
const kindsBelowHome: readonly PageKind[] = ['WebPage', 'ProfilePage']
/** Properties of a schema.org page that `PageMeta` does not supply. */
type PageDetails = Omit<WebPageLeaf, '@type' | '@id'>

function webPage(meta: PageMeta, kind: PageKind, details: PageDetails): Thing {
  const path = meta.pathIn(meta.locale)
  return {
    '@type': kind,
    '@id': ids.part(path, 'page'),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: localeDetails[meta.locale].tag,
    isPartOf: ref(ids.website),
    ...details,
  }
}

async function pageBelow(
  meta: PageMeta,
  kind: PageKind,
  name?: string,
  details: PageDetails = {},
): Promise<Thing[]> {
  const { locale, pathIn, image } = meta
  const home = (await getTranslations('Header'))('home')
  const blog = kindsBelowHome.includes(kind) ? undefined : (await getTranslations('Blog'))('title')
  const crumbs = [
    { name: home, path: pathTo(locale) },
    { name: blog, path: pathTo(locale, 'blog') },
    { name, path: pathIn(locale) },
  ].filter((crumb) => crumb.name !== undefined)
  const breadcrumb = ref(ids.part(pathIn(locale), 'breadcrumb'))
  const primaryImageOfPage = { '@type': 'ImageObject', url: absoluteUrl(image.path) } as const
  const itemListElement = crumbs.map(
    ({ name = '', path }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) }) as const,
  )
  return [
    webPage(meta, kind, { primaryImageOfPage, breadcrumb, ...details }),
    { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement },
  ]
}
