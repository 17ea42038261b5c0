import type { Thing } from 'schema-dts'
import type { Post } from '#lib/blog/types'
import type { PageFacts } from '#lib/seo/build-metadata'
import { article } from '#lib/seo/json-ld/article'
import { person } from '#lib/seo/json-ld/person'
import { webPage } from '#lib/seo/json-ld/web-page'

/** An article's page: a page reviewed by a doctor, the article on it, who wrote it and who checked it. */
export function articleGraph(post: Post, facts: PageFacts): Thing[] {
  const author = person(post.author, facts.language)
  const reviewer = person(post.reviewer, facts.language)
  const people = post.author === post.reviewer ? [author] : [author, reviewer]
  return [
    webPage(facts, {
      kind: 'MedicalWebPage',
      modified: post.reviewed ?? post.published,
      hasBreadcrumb: true,
      ...(reviewer && { reviewed: post.reviewed, reviewer: post.reviewer }),
    }),
    article(post, facts, author?.['@id']),
    ...people.filter((each) => each !== null),
  ]
}
