import type { Thing } from 'schema-dts'
import { currentLocale } from '#lib/i18n/current-locale'
import { medicalClinic } from '#lib/seo/json-ld/medical-clinic'
import type { homeOffers } from '#lib/seo/json-ld/services'
import { toJson } from '#lib/seo/json-ld/to-json'
import { webSite } from '#lib/seo/json-ld/web-site'
import { withoutWordJoiners } from '#lib/text/short-words'

type Props = {
  things: readonly Thing[]
  /** What the clinic offers on this page, where it is no service of its own. */
  offers?: ReturnType<typeof homeOffers>
}

/** A page's structured data: one graph of the clinic, the site and what the page is about. */
export async function JsonLd({ things, offers = [] }: Props) {
  const locale = await currentLocale()
  const json = withoutWordJoiners(
    toJson([{ ...medicalClinic(locale), makesOffer: offers }, webSite(locale), ...things]),
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
