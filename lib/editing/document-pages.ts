import { documentsOfPages } from '#lib/content/page-days'
import { isArticleDocument, isDoctorDocument } from '#lib/editing/documents'
import { getLocaleInPath, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'
import { decodePercent } from '#lib/text/percent-encoding'

const pageNames = Object.keys(documentsOfPages) as (keyof typeof documentsOfPages)[]

/** The path of a document's form at the desk; without a document, the path of the document list. */
export const getEditorPath = (document = ''): string =>
  `/staff/content${document && `/${document}`}`

/** Documents that several pages show. The preview of such a document opens the home page. */
const previewedOnHome = ['clinic', 'claims']

/** The path of the page that previews a document. */
export function getPreviewPath(document: string, locale: Locale): string {
  const [folder = '', slug = ''] = document.split('/')
  if (isArticleDocument(document)) return pathTo(locale, 'article', { slug })
  if (isDoctorDocument(document)) return pathTo(locale, 'doctor', { slug })
  if (previewedOnHome.includes(folder)) return pathTo(locale, 'home')
  const page = pageNames.findLast((name) => documentsOfPages[name].some((file) => file === folder))
  return pathTo(locale, page)
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
