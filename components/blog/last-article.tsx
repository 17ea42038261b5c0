'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'
import { readLastPost } from '#components/blog/last-post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** What the page of an article shows, and its title; undefined when there is no such page now. */
async function fetchArticle(path: string) {
  const response = await fetch(path)
  if (!response.ok) return undefined
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = page.querySelector('main')
  // They have no script here.
  for (const button of main?.querySelectorAll('button') ?? []) button.remove()
  return main && { title: page.title, html: main.innerHTML }
}

type Props = {
  locale: Locale
  /** Of the skeleton. */
  loading: string
  /** What is there without scripts. */
  children: ReactNode
}

/** The last viewed post as its own page shows it (spec section 2), or the blog when there is none. */
export function LastArticle({ locale, loading, children }: Props) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    const slug = readLastPost()
    const path = slug ? pathTo(locale, 'article', { slug }) : pathTo(locale, 'blog')
    const leave = () => {
      window.location.replace(path)
    }
    if (!slug) {
      leave()
      return
    }
    fetchArticle(path).then((article) => {
      if (!article) {
        leave()
        return
      }
      document.title = article.title
      setHtml(article.html)
    }, leave)
  }, [locale])
  if (html !== undefined) return <div dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div className="wrap py-16 lg:py-28">
      <div className="noscript:hidden">
        <ArticleSkeleton label={loading} />
      </div>
      <div className="hidden noscript:block">{children}</div>
    </div>
  )
}
