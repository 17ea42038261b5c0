'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'
import { readLastPost } from '#lib/blog/last-viewed-post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { whenActivated } from '#lib/when-activated'

type LastProps = { locale: Locale; title: string; loading: string; children: ReactNode }

/**
 * Shows the last viewed post (spec section 2): fetches the post's page and inserts the content of
 * the page's `main`. Opens the blog when no post was viewed, and the post's page when the fetch
 * fails. `title` is the document's title until the post is loaded.
 */
export function LastArticle({ locale, title, loading, children }: LastProps): ReactNode {
  const [article, setArticle] = useState<{ title: string; html: string }>()
  useEffect(() => {
    const show = async (slug: string | null) => {
      const path = slug ? pathTo(locale, 'article', { slug }) : pathTo(locale, 'blog')
      const fetched = slug
        ? fetch(path).then((response) => (response.ok ? response.text() : ''))
        : undefined
      const page = new DOMParser().parseFromString(
        (await fetched?.catch(() => '')) ?? '',
        'text/html',
      )
      const main = page.querySelector('main')
      // The buttons are removed, because scripts of inserted HTML do not run and the buttons would
      // do nothing.
      for (const button of main?.querySelectorAll('button') ?? []) button.remove()
      if (main) setArticle({ title: page.title, html: main.innerHTML })
      else window.location.replace(path)
    }
    whenActivated(() => void show(readLastPost()))
  }, [locale])
  return (
    <>
      <title>{article?.title ?? title}</title>
      {article ? (
        <div dangerouslySetInnerHTML={{ __html: article.html }} />
      ) : (
        <div className="wrap py-16 lg:py-28">
          <ArticleSkeleton label={loading} />
          <div className="hidden noscript:block">{children}</div>
        </div>
      )}
    </>
  )
}
