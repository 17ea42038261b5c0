import { embedded } from '#lib/blog/embedded'
import type { Post } from '#lib/blog/types'
import type { Locale } from '#lib/i18n/locales'

/** True for an article of this site; a provider's post of the same slug has another text. */
export async function isEmbedded(post: Post, locale: Locale): Promise<boolean> {
  return (await embedded.post({ locale, slug: post.slug }))?.body === post.body
}
