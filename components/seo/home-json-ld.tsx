import { doctors } from '#content/doctors'
import { pageDates } from '#content/page-dates'
import { JsonLd } from '#components/seo/json-ld'
import { isWritten } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'
import { physician } from '#lib/seo/json-ld/physician'
import { homeServices } from '#lib/seo/json-ld/services'
import { webPage } from '#lib/seo/json-ld/web-page'
import { pageFacts } from '#lib/seo/page-metadata'
import { absoluteUrl } from '#lib/seo/urls'

/** Articles the home page names as significant (decisions, "Home-page alternates of section 2"). */
const significantSlugs = ['GEROPROTECTORS', 'starinnya', 'antiage', 'DEHYDRATION']

/** Structured data of the home page: packages, price list, doctors, and what else matters on the site. */
export async function HomeJsonLd() {
  const facts = await pageFacts('home')
  const { language } = facts
  const written = await Promise.all(significantSlugs.map((slug) => isWritten({ language, slug })))
  const paths = [
    pathTo(language, 'privacyPolicy'),
    pathTo(language, 'terms'),
    ...significantSlugs.filter((_slug, index) => written[index]).map((slug) => pathTo(language, 'article', { slug })),
  ]
  const page = webPage(facts, { modified: pageDates.home, significantLinks: paths.map(absoluteUrl) })
  return <JsonLd things={[page, ...homeServices(language), ...doctors.map((doctor) => physician(doctor, language))]} />
}
