'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readLastPost } from '#lib/blog/browser'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { whenActivated } from '#lib/when-activated'

/** Stands where an article will be while there is none (spec section 4). */
function ArticleSkeleton({ label }: { label: string }) {
  const lines = ['h-12 w-4/5', 'h-12 w-3/5', 'mt-6 h-5 w-full', 'h-5 w-11/12', 'h-5 w-full', 'h-5 w-4/6']
  return (
    <div role="status" className="grid max-w-160 gap-4">
      <span className="sr-only">{label}</span>
      {lines.map((size) => (
        <span key={size} aria-hidden="true" className={`block rounded-md bg-wash ${size}`} />
      ))}
    </div>
  )
}

/** Milliseconds between two tries; until the first a skeleton stands for the page. */
const pollMs = 4000

type Props = {
  loading: string
  children: ReactNode
}

/** A page the server could not get from the provider: asked for again until it is there, and opened then. */
export function UnavailablePage({ loading, children }: Props) {
  const [isAwaited, setAwaited] = useState(true)
  useEffect(() => {
    const tryAgain = async () => {
      const response = document.hidden ? null : await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
      if (response && response.status !== 503) window.location.reload()
      else setAwaited(false)
    }
    const timer = setInterval(() => void tryAgain(), pollMs)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return (
    <>
      {isAwaited && (
        <div className="noscript:hidden">
          <ArticleSkeleton label={loading} />
        </div>
      )}
      <div className={isAwaited ? 'hidden noscript:block' : ''}>{children}</div>
    </>
  )
}

/** Leads to the last viewed post (spec section 2), or to the blog when there is none. */
export function LastArticle({ locale, loading, children }: Props & { locale: Locale }) {
  useEffect(() => {
    whenActivated(() => {
      const slug = readLastPost()
      window.location.replace(slug ? pathTo(locale, 'article', { slug }) : pathTo(locale, 'blog'))
    })
  }, [locale])
  return (
    <div className="wrap py-16 lg:py-28">
      <div className="noscript:hidden">
        <ArticleSkeleton label={loading} />
      </div>
      <div className="hidden noscript:block">{children}</div>
    </div>
  )
}
