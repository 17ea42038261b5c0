import type { PersonLeaf, PhysicianLeaf } from 'schema-dts'
import { doctors } from '#content/doctors'
import { authors } from '#content/people'
import type { Doctor } from '#content/types'
import type { Language } from '#lib/i18n/languages'
import { ids, ref } from '#lib/seo/json-ld/ids'

/** A doctor of the clinic. */
export function physician(doctor: Doctor, language: Language): PhysicianLeaf {
  return {
    '@type': 'Physician',
    '@id': ids.person(doctor.id),
    name: doctor.name[language],
    description: doctor.profession[language],
    medicalSpecialty: doctor.specialty,
    address: ref(ids.address),
    memberOf: ref(ids.clinic),
  }
}

/** Who wrote or reviewed an article: one of the authors or doctors; null when it is nobody we know. */
export function person(id: string | undefined, language: Language): PersonLeaf | PhysicianLeaf | null {
  const doctor = doctors.find((each) => each.id === id)
  if (doctor) return physician(doctor, language)
  const author = authors.find((each) => each.id === id)
  if (!author) return null
  return {
    '@type': 'Person',
    '@id': ids.person(author.id),
    name: author.name[language],
    jobTitle: author.role[language],
    worksFor: ref(ids.clinic),
  }
}
