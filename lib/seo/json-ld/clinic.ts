import type {
  AggregateOfferLeaf,
  Graph,
  MedicalClinicLeaf,
  OfferLeaf,
  PersonLeaf,
  PhysicianLeaf,
  ServiceLeaf,
  Thing,
  WebSiteLeaf,
} from 'schema-dts'
import { content } from '#lib/content/content'
import type { Doctor } from '#lib/content/clinic'
import { hasPhoto, photoFile } from '#lib/content/doctor-photo'
import { type Locale, localeDetails, locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { imagePath } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'
import { formatPrice } from '#lib/text/format'
import type { Span } from '#lib/time/next-call'

function priceRange(locale: Locale): string {
  const prices = [
    ...content.services.flatMap(({ options }) => options.map(({ price }) => price)),
    ...[...content.packages, ...content.weightLoss.packages, content.checkUp].map(({ price }) => price),
  ]
  return `${formatPrice(locale, Math.min(...prices))} – ${formatPrice(locale, Math.max(...prices))}`
}

type OpeningSpan = { dayOfWeek?: DayOfWeek[]; validFrom?: string; validThrough?: string } & Span
type DayOfWeek = (typeof content.clinic.hours.week)[number]['days'][number]

const openingSpecification = (span: OpeningSpan) => ({ '@type': 'OpeningHoursSpecification', ...span }) as const

export function medicalClinic(locale: Locale): MedicalClinicLeaf {
  const { name, phone, email, address, geo, hours, links, legalEntity, specialties } = content.clinic
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
    openingHoursSpecification: [
      ...hours.week.map(({ days, opens, closes }) => openingSpecification({ dayOfWeek: [...days], opens, closes })),
      // As search engines read it: closed all day (schema.org, OpeningHoursSpecification).
      ...hours.closed.map((day) =>
        openingSpecification({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' }),
      ),
      ...hours.special.map(({ day, opens, closes }) =>
        openingSpecification({ validFrom: day, validThrough: day, opens, closes }),
      ),
    ],
    medicalSpecialty: [...specialties],
    sameAs: [links.instagram, links.facebook],
  }
}

export function physician(doctor: Doctor, locale: Locale): PhysicianLeaf {
  return {
    '@type': 'Physician',
    '@id': ids.person(doctor.id),
    name: doctor.name[locale],
    description: doctor.profession[locale],
    medicalSpecialty: doctor.specialty,
    address: ref(ids.address),
    memberOf: ref(ids.clinic),
    url: absoluteUrl(pathTo(locale, 'home', { anchor: 'team' })),
    image: absoluteUrl(hasPhoto(doctor.id) ? photoFile(doctor.id, 960, 'webp') : imagePath(locale, 'home')),
    telephone: content.clinic.phone,
  }
}

/** Who wrote or reviewed an article: one of the authors or doctors; null when it is nobody we know. */
export function person(id: string | undefined, locale: Locale): PersonLeaf | PhysicianLeaf | null {
  const doctor = content.doctors.find((each) => each.id === id)
  if (doctor) return physician(doctor, locale)
  const author = content.people.authors.find((each) => each.id === id)
  if (!author) return null
  return {
    '@type': 'Person',
    '@id': ids.person(author.id),
    name: author.name[locale],
    jobTitle: author.role[locale],
    worksFor: ref(ids.clinic),
  }
}

type Offered = {
  name: string
  description?: string
  prices: readonly number[]
  path: string
}

/** One price or a range of them, in whole hryvnias with VAT. */
function offer({ prices, path, ...texts }: Offered): OfferLeaf | AggregateOfferLeaf {
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const terms = {
    ...texts,
    url: absoluteUrl(path),
    availability: 'https://schema.org/InStock',
    priceCurrency: 'UAH',
  } as const
  return prices.length === 1
    ? { '@type': 'Offer', ...terms, price: lowPrice }
    : { '@type': 'AggregateOffer', ...terms, lowPrice, highPrice, offerCount: prices.length }
}

function service({ description, ...offered }: Offered & { description: string }): ServiceLeaf {
  const { name } = offered
  return { '@type': 'Service', name, description, provider: ref(ids.clinic), offers: offer(offered) }
}

/** Packages and categories of the price list, each with the range of its prices: the list itself stands in the page. */
export function homeOffers(locale: Locale): (OfferLeaf | AggregateOfferLeaf)[] {
  const onHome = (anchor: string) => pathTo(locale, 'home', { anchor })
  const packages = content.packages.map(({ name, summary, price }) =>
    offer({ name, description: summary[locale], prices: [price], path: onHome('servicePackages') }),
  )
  const categories = content.services.map(({ title, options }) =>
    offer({ name: title[locale], prices: options.map(({ price }) => price), path: onHome('services') }),
  )
  return [...packages, ...categories]
}

export function checkUpService(name: string, locale: Locale): ServiceLeaf {
  return service({
    name,
    description: content.checkUp.lead[locale],
    prices: [content.checkUp.price],
    path: pathTo(locale, 'checkUp'),
  })
}

export function weightLossServices(programme: string, locale: Locale): ServiceLeaf[] {
  const { packages, freeConsultation } = content.weightLoss
  const path = pathTo(locale, 'weightLoss', { anchor: 'packages' })
  return [
    ...packages.map(({ title, description, price }) =>
      service({
        name: `${programme}: ${title[locale]}`,
        description: description[locale],
        prices: [price],
        path,
      }),
    ),
    service({
      name: freeConsultation.title[locale],
      description: freeConsultation.text[locale],
      prices: [0],
      path,
    }),
  ]
}

export function webSite(locale: Locale): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: content.clinic.name[locale],
    inLanguage: locales.map((each) => localeDetails[each].tag),
    publisher: ref(ids.clinic),
  }
}

/** `@id`s of things that the graphs of several pages mention, so that machines see them as one. */
export const ids = {
  clinic: absoluteUrl('/#clinic'),
  address: absoluteUrl('/#address'),
  website: absoluteUrl('/#website'),
  person: (id: string) => absoluteUrl(`/#${id}`),
  /** Of a page or a part of it, by the page's path. */
  part: (path: string, part: 'page' | 'breadcrumb' | 'article') => absoluteUrl(`${path}#${part}`),
}

export function ref(id: string): { '@id': string } {
  return { '@id': id }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === undefined || value === null || value === ''
}

/** The graph of a page for its `<script>`: nothing empty in it, and no `<` that could end the element. */
export function toJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph, (_key, value: unknown) => {
    const trimmed: unknown = Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value
    return isEmpty(trimmed) ? undefined : trimmed
  })
  return json.replaceAll('<', '\\u003c')
}
