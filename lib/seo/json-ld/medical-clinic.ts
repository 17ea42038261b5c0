import type { MedicalClinicLeaf } from 'schema-dts'
import { clinic } from '#content/clinic'
import { defaultLanguage, type Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { ids } from '#lib/seo/json-ld/ids'
import { imagePath } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** The clinic: where it is, how to reach it, when it is open, what it does. */
export function medicalClinic(language: Language): MedicalClinicLeaf {
  const { name, phone, email, address, hours, links, legalEntity, specialties } = clinic
  return {
    '@type': 'MedicalClinic',
    '@id': ids.clinic,
    name: name[language],
    legalName: legalEntity.name[language],
    url: absoluteUrl(pathTo(defaultLanguage)),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(imagePath(language, 'home')),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      '@id': ids.address,
      streetAddress: address.street[language],
      addressLocality: address.city[language],
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
