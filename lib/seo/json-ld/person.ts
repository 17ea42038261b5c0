import type { PersonLeaf, PhysicianLeaf } from 'schema-dts'
import { clinic } from '#content/clinic'
import { doctors } from '#content/doctors'
import { authors } from '#content/people'
import type { Doctor } from '#content/types'
import { hasPhoto, photoFile } from '#lib/content/doctor-photo'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { imagePath } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** A doctor of the clinic, reached through it; without a photograph the picture is the clinic's. */
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
    telephone: clinic.phone,
  }
}

/** Who wrote or reviewed an article: one of the authors or doctors; null when it is nobody we know. */
export function person(id: string | undefined, locale: Locale): PersonLeaf | PhysicianLeaf | null {
  const doctor = doctors.find((each) => each.id === id)
  if (doctor) return physician(doctor, locale)
  const author = authors.find((each) => each.id === id)
  if (!author) return null
  return {
    '@type': 'Person',
    '@id': ids.person(author.id),
    name: author.name[locale],
    jobTitle: author.role[locale],
    worksFor: ref(ids.clinic),
  }
}
