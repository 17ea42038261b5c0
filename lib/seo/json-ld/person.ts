import type { PersonLeaf, PhysicianLeaf } from 'schema-dts'
import { doctors } from '#content/doctors'
import { authors } from '#content/people'
import type { Doctor } from '#content/types'
import type { Locale } from '#lib/i18n/locales'
import { ids, ref } from '#lib/seo/json-ld/ids'

/** A doctor of the clinic. */
export function physician(doctor: Doctor, locale: Locale): PhysicianLeaf {
  return {
    '@type': 'Physician',
    '@id': ids.person(doctor.id),
    name: doctor.name[locale],
    description: doctor.profession[locale],
    medicalSpecialty: doctor.specialty,
    address: ref(ids.address),
    memberOf: ref(ids.clinic),
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
