import { placeholder } from '#content/placeholder'
import type { Doctor, Localized } from '#content/types'

export type Author = {
  readonly id: 'author-1' | 'author-2'
  readonly name: Localized
  readonly role: Localized
}

/** Who writes the blog (spec section 2, author line of the article page). */
export const authors: readonly Author[] = [
  placeholder<Author>('author-1: name and role', {
    id: 'author-1',
    name: { ua: 'Ірина Прикладна', en: 'Iryna Prykladna' },
    role: { ua: 'Медична редакторка', en: 'Medical editor' },
  }),
  placeholder<Author>('author-2: name and role', {
    id: 'author-2',
    name: { ua: 'Тарас Умовний', en: 'Taras Umovnyi' },
    role: { ua: 'Медичний журналіст', en: 'Health writer' },
  }),
]

/** A real doctor who has agreed in writing to be named as the one who checked articles. */
export type Reviewer = {
  readonly id: Doctor['id']
  /** ISO day of the agreement: a review that an article dates earlier did not happen. */
  readonly confirmedOn: string
}

/**
 * Doctors whose reviews are shown. An article names in `reviewer` and `reviewed` who is to check it; readers are told so
 * only once that doctor stands here (decisions, "Medical review"). Nobody has confirmed yet.
 */
export const reviewers: readonly Reviewer[] = []
