import type { PhysicianLeaf } from 'schema-dts'
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
