import { figures } from '#content/figures/index'
import type { Figure } from '#content/figures/types'
import { embedded } from '#lib/blog/embedded'
import type { Post } from '#lib/blog/types'
import type { Locale } from '#lib/i18n/locales'

/** The drawn number of an embedded article; a provider's post of the same slug has another text, so it has none. */
export async function findFigure(post: Post, locale: Locale): Promise<Figure | undefined> {
  const article = await embedded.post({ locale, slug: post.slug })
  return article?.body === post.body ? figures.get(post.slug) : undefined
}
