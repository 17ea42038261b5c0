import type { MedicalClinicLeaf } from 'schema-dts'
import { checkUp } from '#content/check-up'
import { clinic } from '#content/clinic'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import { formatPrice } from '#lib/text/format'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { ids } from '#lib/seo/json-ld/ids'
import { imagePath } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** The cheapest service and the dearest programme. */
function priceRange(locale: Locale): string {
  const prices = [
    ...serviceCategories.flatMap(({ options }) => options.map(({ price }) => price)),
    ...[...servicePackages, ...weightLoss.packages, checkUp].map(({ price }) => price),
  ]
  return `${formatPrice(locale, Math.min(...prices))} – ${formatPrice(locale, Math.max(...prices))}`
}

/** The clinic: where it is, how to reach it, when it is open, what it does. */
export function medicalClinic(locale: Locale): MedicalClinicLeaf {
  const { name, phone, email, address, geo, hours, links, legalEntity, specialties } = clinic
  return {
    '@type': 'MedicalClinic',
    '@id': ids.clinic,
    name: name[locale],
    legalName: legalEntity.name[locale],
    url: absoluteUrl(pathTo(locale)),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(imagePath(locale, 'home')),
    telephone: phone,
    email,
    priceRange: priceRange(locale),
    hasMap: links.map,
    geo: { '@type': 'GeoCoordinates', ...geo },
    address: {
      '@type': 'PostalAddress',
      '@id': ids.address,
      streetAddress: address.street[locale],
      addressLocality: address.city[locale],
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...hours.days],
      opens: hours.opens,
      closes: hours.closes,
    },
    medicalSpecialty: [...specialties],
    sameAs: [links.instagram, links.facebook],
  }
}
