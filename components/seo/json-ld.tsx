import type { Thing } from 'schema-dts'
import { currentLocale } from '#lib/i18n/current-locale'
import { medicalClinic } from '#lib/seo/json-ld/medical-clinic'
import { toJson } from '#lib/seo/json-ld/to-json'
import { webSite } from '#lib/seo/json-ld/web-site'
import { withoutWordJoiners } from '#lib/short-words'

/** A page's structured data: one graph of the clinic, the site and what the page is about. */
export async function JsonLd({ things }: { things: readonly Thing[] }) {
  const locale = await currentLocale()
  const json = withoutWordJoiners(toJson([medicalClinic(locale), webSite(locale), ...things]))
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
