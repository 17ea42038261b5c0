import { figures } from '#content/figures/index'
import type { Figure } from '#content/figures/types'
import { isEmbedded } from '#lib/blog/is-embedded'
import type { Post } from '#lib/blog/types'
import type { Locale } from '#lib/i18n/locales'

/** The drawn number of an embedded article; a provider's post of the same slug has another text, so it has none. */
export async function findFigure(post: Post, locale: Locale): Promise<Figure | undefined> {
  return (await isEmbedded(post, locale)) ? figures.get(post.slug) : undefined
}
