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
  const { locale } = meta
  const crumbs = await breadcrumbList(locale, [
    { name: blog('title'), path: pathTo(locale, 'blog') },
    { name: post.title, path: meta.pathIn(locale) },
  ])
  return <JsonLd things={[...articleGraph(post, meta), crumbs]} />
}
