import { doctors } from '#content/doctors'
import { homeQuestions } from '#content/faq'
import { pageDates } from '#content/page-dates'
import { significantArticles } from '#content/significant-articles'
import { JsonLd } from '#components/seo/json-ld'
import { hasPost } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'
import { faqPage } from '#lib/seo/json-ld/faq-page'
import { physician } from '#lib/seo/json-ld/person'
import { homeOffers } from '#lib/seo/json-ld/services'
import { webPage } from '#lib/seo/json-ld/web-page'
import { pageMeta } from '#lib/seo/page-metadata'
import { absoluteUrl } from '#lib/seo/urls'

/** Structured data of the home page: packages, price list, doctors, questions, and what else matters on the site. */
export async function HomeJsonLd() {
  const meta = await pageMeta('home')
  const { locale } = meta
  const isThere = await Promise.all(significantArticles.map((slug) => hasPost({ locale, slug })))
  const paths = [
    pathTo(locale, 'privacyPolicy'),
    pathTo(locale, 'terms'),
    ...significantArticles.filter((_slug, index) => isThere[index]).map((slug) => pathTo(locale, 'article', { slug })),
  ]
  const details = { modified: pageDates.home, significantLinks: paths.map(absoluteUrl), hasOwnImage: false }
  const people = doctors.map((doctor) => physician(doctor, locale))
  return (
    <JsonLd things={[webPage(meta, details), ...people, faqPage(homeQuestions, locale)]} offers={homeOffers(locale)} />
  )
}
