import { documentsOfPages } from '#lib/content/page-days'
import { getSiteContent } from '#lib/content/current-content'
import { isPublished } from '#lib/blog/is-published'
import { isArticleDocument, isDoctorDocument } from '#lib/editing/documents'
import { getLocaleInPath, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo, type RouteName } from '#lib/i18n/routes'
import { decodePercent } from '#lib/text/percent-encoding'
import { getKyivDay } from '#lib/time/kyiv-time'

const pageNames = Object.keys(documentsOfPages) as (keyof typeof documentsOfPages)[]

/** The path of a document's form at the desk; without a document, the path of the document list. */
export const getEditorPath = (document = ''): string =>
  `/staff/content${document && `/${document}`}`

type PreviewPlace = { page: RouteName; anchor?: string }

/**
 * The page that shows a document, and the section of the page. The preview of any other document
 * opens the home page.
 */
const previewPlaces: Readonly<Partial<Record<string, PreviewPlace>>> = {
  services: { page: 'home', anchor: 'services' },
  packages: { page: 'home', anchor: 'servicePackages' },
  'check-up': { page: 'checkUp' },
  'weight-loss': { page: 'weightLoss' },
  price: { page: 'priceBreakdown' },
  plan: { page: 'checkUp', anchor: 'plan-title' },
  report: { page: 'home', anchor: 'report-title' },
  clinic: { page: 'home', anchor: 'contacts' },
  claims: { page: 'home', anchor: 'aboutUs' },
  faq: { page: 'home', anchor: 'faq' },
  'not-for': { page: 'checkUp', anchor: 'not-for-title' },
  'first-visit': { page: 'firstVisit' },
  'how-we-work': { page: 'howWeWork' },
  screening: { page: 'screening' },
  topics: { page: 'blog' },
}

/** The path of the page on which a document is seen. The desk previews the document there. */
export function getPreviewPath(document: string, locale: Locale): string {
  const [, slug = ''] = document.split('/')
  if (isArticleDocument(document)) return pathTo(locale, 'article', { slug })
  if (isDoctorDocument(document)) return pathTo(locale, 'doctor', { slug })
  // Authors and reviewers are named at the top of an article.
  if (document === 'people') return pathTo(locale, 'article', { slug: findNewestArticle() })
  const { page = 'home', anchor = '' } = previewPlaces[document] ?? {}
  return pathTo(locale, page, { anchor })
}

/** The slug of the article that was published last; '' for a site without articles. */
function findNewestArticle(): string {
  const articles = getSiteContent().articles.filter((article) =>
    isPublished(article, getKyivDay(new Date())),
  )
  const [newest] = articles.toSorted((a, b) => b.published.localeCompare(a.published))
  return newest?.slug ?? ''
}

/** Documents that the page at an address shows; an empty list for an address outside the site. */
export function listDocumentsOfPage(address: string): readonly string[] {
  const { pathname = '' } = URL.parse(address, 'https://site.invalid') ?? {}
  if (decodePercent(pathname) === undefined) return []
  const { name = '', param = '' } = matchRoute(pathname.split('/').slice(2)) ?? {}
  if (name === 'article' || name === 'sheet') return [`posts/${param}`]
  if (name === 'doctor') return [`doctors/${param}`, 'services']
  const pageName = name === 'blogTopic' ? 'blog' : name
  const page = pageNames.find((each) => each === pageName)
  return page && getLocaleInPath(pathname) ? [...documentsOfPages[page], 'pages'] : []
}
