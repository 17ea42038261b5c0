import type { ArticleLeaf } from 'schema-dts'
import type { Post } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'
import type { PageFacts } from '#lib/seo/build-metadata'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { imageSize } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** A post of the blog; written by the clinic where it names no author we know. */
export function article(post: Post, facts: PageFacts, authorId: string | undefined): ArticleLeaf {
  const path = facts.pathIn(facts.language)
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    mainEntityOfPage: ref(ids.part(path, 'page')),
    headline: post.title,
    description: facts.description,
    inLanguage: codes[facts.language].tag,
    ...(post.published !== undefined && { datePublished: post.published }),
    ...(post.reviewed !== undefined && { dateModified: post.reviewed }),
    author: ref(authorId ?? ids.clinic),
    publisher: ref(ids.clinic),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(facts.image.path),
      width: String(imageSize.width),
      height: String(imageSize.height),
      caption: facts.image.alt,
    },
    keywords: [...post.keywords],
    citation: post.references.map(({ title, source, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      datePublished: String(year),
      creditText: source,
    })),
  }
}
