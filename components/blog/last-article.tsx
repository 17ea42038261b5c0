'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readLastPost } from '#lib/blog/last-viewed-post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { whenActivated } from '#lib/when-activated'

/** Stands where an article will be while there is none (spec section 4). */
function ArticleSkeleton({ label }: { label: string }) {
  const lines = [
    'h-12 w-4/5',
    'h-12 w-3/5',
    'mt-6 h-5 w-full',
    'h-5 w-11/12',
    'h-5 w-full',
    'h-5 w-4/6',
  ]
  return (
    <div role="status" className="grid max-w-160 gap-4 noscript:hidden">
      <span className="sr-only">{label}</span>
      {lines.map((size) => (
        <span key={size} aria-hidden="true" className={`block rounded-md bg-wash ${size}`} />
      ))}
    </div>
  )
}

const pollMs = 4000

/** Stands for a page the server could not get from the provider: asks for it until it is there, and opens it then. */
export function AwaitedPage({ loading }: { loading: string }) {
  useEffect(() => {
    const tryAgain = async () => {
      const response = document.hidden
        ? null
        : await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
      if (response && response.status !== 503) window.location.reload()
    }
    const timer = setInterval(() => void tryAgain(), pollMs)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return <ArticleSkeleton label={loading} />
}

type LastProps = { locale: Locale; title: string; loading: string; children: ReactNode }

/** The last viewed post as its own page shows it (spec section 2), or the blog when there is none; `title` stands until it is there. */
export function LastArticle({ locale, title, loading, children }: LastProps) {
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
      // They have no script here.
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
