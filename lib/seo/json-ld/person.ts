import type { PersonLeaf, PhysicianLeaf } from 'schema-dts'
import { doctors } from '#content/doctors'
import { authors } from '#content/people'
import type { Language } from '#lib/i18n/languages'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { physician } from '#lib/seo/json-ld/physician'

/** Who wrote or checked an article: one of the authors or doctors; null when it is nobody we know. */
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
