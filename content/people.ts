import { placeholder } from '#content/placeholder'
import type { Localized } from '#content/types'

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
