import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/seo/json-ld'
import type { Post } from '#lib/blog/types'
import { pathTo } from '#lib/i18n/routes'
import { articleMeta } from '#lib/seo/page-metadata'
import { articleGraph } from '#lib/seo/json-ld/article'
import { breadcrumbList } from '#lib/seo/json-ld/breadcrumb-list'

/** Structured data of an article's page. */
export async function ArticleJsonLd({ post }: { post: Post }) {
  const blog = await getTranslations('Blog')
  const meta = await articleMeta(post)
  const { language } = meta
  const crumbs = await breadcrumbList(language, [
    { name: blog('title'), path: pathTo(language, 'blog') },
    { name: post.title, path: meta.pathIn(language) },
  ])
  return <JsonLd things={[...articleGraph(post, meta), crumbs]} />
}
