import type { MedicalClinicLeaf } from 'schema-dts'
import { clinic } from '#content/clinic'
import { defaultLocale, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { ids } from '#lib/seo/json-ld/ids'
import { imagePath } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** The clinic: where it is, how to reach it, when it is open, what it does. */
export function medicalClinic(locale: Locale): MedicalClinicLeaf {
  const { name, phone, email, address, hours, links, legalEntity, specialties } = clinic
  return {
    '@type': 'MedicalClinic',
    '@id': ids.clinic,
    name: name[locale],
    legalName: legalEntity.name[locale],
    url: absoluteUrl(pathTo(defaultLocale)),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(imagePath(locale, 'home')),
    telephone: phone,
    email,
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
    currenciesAccepted: 'UAH',
    sameAs: [links.instagram, links.facebook],
  }
}
