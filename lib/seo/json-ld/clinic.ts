import type { IdReference, Offer, PersonLeaf, PhysicianLeaf, Thing } from 'schema-dts'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import { listConsultations } from '#lib/content/service-lines'
import type { Doctor } from '#lib/content/schemas/clinic'
import { findDoctorPhoto } from '#lib/content/pictures'
import { type Locale, localeDetails, locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { imagePath } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'
import { formatPrice } from '#lib/i18n/format'

/** Values of `@id`. The graphs of several pages use the same id for the same thing. */
export const ids = {
  clinic: absoluteUrl('/#clinic'),
  address: absoluteUrl('/#address'),
  website: absoluteUrl('/#website'),
  person: (id: string): string => absoluteUrl(`/#${id}`),
  part: (path: string, part: 'page' | 'breadcrumb' | 'article'): string =>
    absoluteUrl(`${path}#${part}`),
}

export const ref = (id: string): IdReference => ({ '@id': id })

export function medicalClinic(locale: Locale, makesOffer: readonly Offer[]): Thing {
  const { name, phone, email, address, geo, hours, links, legalEntity, specialties } =
    contentIn(locale).clinic
  const prices = [
    ...contentIn(locale).services.flatMap(({ options }) => options.map(({ price }) => price)),
    ...[
      ...contentIn(locale).packages,
      ...contentIn(locale).weightLoss.packages,
      contentIn(locale).checkUp,
    ].map(({ price }) => price),
  ]
  return {
    '@type': 'MedicalClinic',
    '@id': ids.clinic,
    name: name,
    legalName: legalEntity.name,
    url: absoluteUrl(pathTo(locale)),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(imagePath(locale, 'home')),
    telephone: phone,
    email,
    priceRange: `${formatPrice(locale, Math.min(...prices))} – ${formatPrice(locale, Math.max(...prices))}`,
    hasMap: links.map,
    geo: { '@type': 'GeoCoordinates', ...geo },
    address: {
      '@type': 'PostalAddress',
      '@id': ids.address,
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: [
      ...hours.week.map(({ days, ...span }) => ({ dayOfWeek: days, ...span })),
      // Equal `opens` and `closes` mean that the clinic is closed all day (schema.org,
      // OpeningHoursSpecification).
      ...hours.closed.map((day) => ({
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      })),
      ...hours.special.map(({ day, ...span }) => ({ validFrom: day, validThrough: day, ...span })),
    ].map((span) => ({ '@type': 'OpeningHoursSpecification', ...span }) as const),
    medicalSpecialty: specialties,
    sameAs: [links.instagram, links.facebook],
    makesOffer,
  }
}

export function webSite(locale: Locale): Thing {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: contentIn(locale).clinic.name,
    inLanguage: locales.map((each) => localeDetails[each].tag),
    publisher: ref(ids.clinic),
  }
}

export function physician(doctor: InLanguage<Doctor>, locale: Locale): PhysicianLeaf & IdReference {
  const photo = findDoctorPhoto(doctor)
  return {
    '@type': 'Physician',
    '@id': ids.person(doctor.id),
    name: doctor.name,
    description: doctor.profession,
    medicalSpecialty: doctor.specialty,
    address: ref(ids.address),
    memberOf: ref(ids.clinic),
    url: absoluteUrl(pathTo(locale, 'doctor', { slug: doctor.id })),
    image: absoluteUrl(
      photo ? photo.file(Math.max(...photo.widths), 'webp') : imagePath(locale, 'home'),
    ),
    telephone: contentIn(locale).clinic.phone,
  }
}

/**
 * Describes a doctor for the doctor's page, with the prices of consultations. Education,
 * certificates and languages are included if the clinic has supplied them.
 */
export function physicianInDetail(doctor: InLanguage<Doctor>, locale: Locale): PhysicianLeaf {
  const path = pathTo(locale, 'doctor', { slug: doctor.id })
  const { certificates = [], education = [], languages = [] } = doctor
  const credentials = [
    ...education.map((name) => ({ name, credentialCategory: 'degree' })),
    ...certificates.map((name) => ({ name, credentialCategory: 'certificate' })),
  ]
  return {
    ...physician(doctor, locale),
    hasCredential: credentials.map(
      (credential) => ({ '@type': 'EducationalOccupationalCredential', ...credential }) as const,
    ),
    knowsLanguage: languages,
    makesOffer: listConsultations(doctor, contentIn(locale).services).map(({ title, price }) =>
      offer({ name: title, prices: [price], path }),
    ),
  }
}

/** Describes the author or doctor with this id; null for an unknown id. */
export function person(
  id: string | undefined,
  locale: Locale,
): ((PersonLeaf | PhysicianLeaf) & IdReference) | null {
  const doctor = contentIn(locale).doctors.find((each) => each.id === id)
  if (doctor) return physician(doctor, locale)
  const author = contentIn(locale).people.authors.find((each) => each.id === id)
  if (!author) return null
  return {
    '@type': 'Person',
    '@id': ids.person(author.id),
    name: author.name,
    jobTitle: author.role,
    worksFor: ref(ids.clinic),
  }
}

type Offered = { name: string; description?: string; prices: readonly number[]; path: string }

/** Describes an offer with one price or a range of prices, in whole hryvnias with VAT. */
function offer({ prices, path, ...texts }: Offered): Offer {
  const lowPrice = Math.min(...prices)
  const highPrice = Math.max(...prices)
  const url = absoluteUrl(path)
  const terms = {
    ...texts,
    url,
    availability: 'https://schema.org/InStock',
    priceCurrency: 'UAH',
  } as const
  return prices.length === 1
    ? { '@type': 'Offer', ...terms, price: lowPrice }
    : { '@type': 'AggregateOffer', ...terms, lowPrice, highPrice, offerCount: prices.length }
}

/** Offers of the packages and of the price list's categories, with their price ranges. */
export function homeOffers(locale: Locale): Offer[] {
  const onHome = (anchor: string) => pathTo(locale, 'home', { anchor })
  const packages = contentIn(locale).packages.map(({ name, summary, price }) =>
    offer({ name, description: summary, prices: [price], path: onHome('servicePackages') }),
  )
  const categories = contentIn(locale).services.map(({ title, options }) =>
    offer({
      name: title,
      prices: options.map(({ price }) => price),
      path: onHome('services'),
    }),
  )
  return [...packages, ...categories]
}

const service = (name: string, description: string, price: number, path: string): Thing => ({
  '@type': 'Service',
  name,
  description,
  provider: ref(ids.clinic),
  offers: offer({ name, prices: [price], path }),
})

export function checkUpService(locale: Locale): Thing {
  const { title, lead, price } = contentIn(locale).checkUp
  return service(title, lead, price, pathTo(locale, 'checkUp'))
}

/**
 * Describes each package with its price. The URL of a package leads to its section on the page of
 * package prices.
 */
export function pricedPackageServices(locale: Locale): Thing[] {
  return contentIn(locale).priceBreakdown.packages.map(({ id, name, summary, price }) =>
    service(name, summary, price, pathTo(locale, 'priceBreakdown', { anchor: id })),
  )
}

export function weightLossServices(programme: string, locale: Locale): Thing[] {
  const { packages, freeConsultation } = contentIn(locale).weightLoss
  const path = pathTo(locale, 'weightLoss', { anchor: 'packages' })
  return [
    ...packages.map(({ title, description, price }) =>
      service(`${programme}: ${title}`, description, price, path),
    ),
    service(freeConsultation.title, freeConsultation.text, 0, path),
  ]
}
