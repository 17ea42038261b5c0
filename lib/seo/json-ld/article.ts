import type { ArticleLeaf, Thing } from 'schema-dts'
import { lastModified } from '#lib/blog/last-modified'
import type { Post } from '#lib/blog/types'
import { localeDetails } from '#lib/i18n/locales'
import type { PageMeta } from '#lib/seo/build-metadata'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { person } from '#lib/seo/json-ld/person'
import { webPage } from '#lib/seo/json-ld/web-page'
import { imageSize } from '#lib/seo/share-image/paths'
import { absoluteUrl } from '#lib/seo/urls'

/** An article's page: a page reviewed by a doctor, the article on it, who wrote it and who checked it. */
export function articleGraph(post: Post, meta: PageMeta): Thing[] {
  const author = person(post.author, meta.locale)
  const reviewer = person(post.reviewer, meta.locale)
  const people = post.author === post.reviewer ? [author] : [author, reviewer]
  return [
    webPage(meta, {
      kind: 'MedicalWebPage',
      modified: lastModified(post),
      hasBreadcrumb: true,
      ...(reviewer && { reviewed: post.reviewed, reviewer: post.reviewer }),
    }),
    article(post, meta, author?.['@id']),
    ...people.filter((each) => each !== null),
  ]
}

/** A post of the blog; written by the clinic where it names no author we know. */
function article(post: Post, meta: PageMeta, authorId: string | undefined): ArticleLeaf {
  const path = meta.pathIn(meta.locale)
  const modified = lastModified(post)
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    mainEntityOfPage: ref(ids.part(path, 'page')),
    headline: post.title,
    description: meta.description,
    inLanguage: localeDetails[meta.locale].tag,
    ...(post.published !== undefined && { datePublished: post.published }),
    ...(modified !== undefined && { dateModified: modified }),
    author: ref(authorId ?? ids.clinic),
    publisher: ref(ids.clinic),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(meta.image.path),
      width: String(imageSize.width),
      height: String(imageSize.height),
      caption: meta.image.alt,
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
