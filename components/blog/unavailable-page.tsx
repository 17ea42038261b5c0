'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'

/** Tries while a skeleton stands for the page, the milliseconds between them, and between the later ones. */
const [patience, soonMs, laterMs] = [3, 1000, 10_000]

type Props = {
  /** Of the skeleton. */
  loading: string
  /** What is said when the page does not come soon. */
  children: ReactNode
}

/** A page the server could not get from the provider: asked for again until it is there, and opened then. */
export function UnavailablePage({ loading, children }: Props) {
  const [tries, setTries] = useState(0)
  const isSoon = tries < patience
  useEffect(() => {
    const tryAgain = async () => {
      const response = document.hidden ? null : await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
      if (response && response.status !== 503) window.location.reload()
      else setTries((count) => count + 1)
    }
    const timer = setTimeout(() => void tryAgain(), isSoon ? soonMs : laterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [tries, isSoon])
  return (
    <>
      {isSoon && (
        <div className="noscript:hidden">
          <ArticleSkeleton label={loading} />
        </div>
      )}
      <div className={isSoon ? 'hidden noscript:block' : ''}>{children}</div>
    </>
  )
}
