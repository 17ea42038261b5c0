import { getTranslations } from 'next-intl/server'
import type { Thing } from 'schema-dts'
import { content } from '#lib/content/content'
import { hasPost } from '#lib/blog/blog'
import type { Post, PostSummary } from '#lib/blog/post'
import { currentLocale } from '#lib/i18n/current-locale'
import { type IndexedPage, pathTo } from '#lib/i18n/routes'
import { articleMeta, type PageMeta, pageMeta } from '#lib/seo/page-metadata'
import { homeOffers, medicalClinic, physician, toJson, webSite } from '#lib/seo/json-ld/clinic'
import { articleGraph, breadcrumbList, faqPage, itemList, webPage } from '#lib/seo/json-ld/pages'
import { absoluteUrl } from '#lib/seo/urls'
import { withoutWordJoiners } from '#lib/text/short-words'

type GraphProps = {
  things: readonly Thing[]
  /** What the clinic offers on this page, where it is no service of its own. */
  offers?: ReturnType<typeof homeOffers>
}

async function JsonLd({ things, offers = [] }: GraphProps) {
  const locale = await currentLocale()
  const json = withoutWordJoiners(
    toJson([{ ...medicalClinic(locale), makesOffer: offers }, webSite(locale), ...things]),
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export async function HomeJsonLd() {
  const meta = await pageMeta('home')
  const { locale } = meta
  const significantArticles = content.articles.flatMap(({ slug, isSignificant }) => (isSignificant ? slug : []))
  const isThere = await Promise.all(significantArticles.map((slug) => hasPost({ locale, slug })))
  const paths = [
    pathTo(locale, 'privacyPolicy'),
    pathTo(locale, 'terms'),
    ...significantArticles.filter((_slug, index) => isThere[index]).map((slug) => pathTo(locale, 'article', { slug })),
  ]
  const details = { modified: content.pages.home.changed, significantLinks: paths.map(absoluteUrl), hasOwnImage: false }
  const people = content.doctors.map((doctor) => physician(doctor, locale))
  return (
    <JsonLd
      things={[webPage(meta, details), ...people, faqPage(content.faq.home, locale)]}
      offers={homeOffers(locale)}
    />
  )
}

type PageProps = {
  page: Exclude<IndexedPage, 'home' | 'blog'>
  name: string
  things?: readonly Thing[]
}

export async function PageJsonLd({ page, name, things = [] }: PageProps) {
  const meta = await pageMeta(page)
  const crumbs = await breadcrumbList(meta.locale, [{ name, path: meta.pathIn(meta.locale) }])
  return (
    <JsonLd
      things={[webPage(meta, { modified: content.pages[page].changed, hasBreadcrumb: true }), crumbs, ...things]}
    />
  )
}

type BlogProps = {
  meta: PageMeta
  name?: string | undefined
  posts: readonly PostSummary[]
}

export async function BlogJsonLd({ meta, name, posts }: BlogProps) {
  const page = webPage(meta, { kind: 'CollectionPage', hasBreadcrumb: true })
  return <JsonLd things={[page, await blogCrumbs(meta, name), itemList(posts, meta.locale)]} />
}

export async function ArticleJsonLd({ post }: { post: Post }) {
  const meta = await articleMeta(post)
  return <JsonLd things={[...articleGraph(post, meta), await blogCrumbs(meta, post.title)]} />
}

/** The way to the blog, or to what has this name below it. */
async function blogCrumbs({ locale, pathIn }: PageMeta, name?: string) {
  const t = await getTranslations('Blog')
  const below = name === undefined ? [] : [{ name, path: pathIn(locale) }]
  return breadcrumbList(locale, [{ name: t('title'), path: pathTo(locale, 'blog') }, ...below])
}
