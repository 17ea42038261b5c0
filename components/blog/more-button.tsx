import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

export type MoreLabels = {
  more: string
  nextPage: string
  loading: string
  failed: string
  /** `%s` stands for the count. */
  added: string
}

type Props = {
  labels: MoreLabels
  locale: Locale
  /** Number of the page the list begins with. */
  page: number
  state: 'idle' | 'loading' | 'failed'
  added?: number
  isLast?: boolean
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  /** The page has a link to the next one itself. */
  isPage?: boolean | undefined
  onMore: () => void
}

export function MoreButton({ labels, locale, page, state, added = 0, isLast, hasFocus, isPage, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])
  const isLoading = state === 'loading'
  const announced = isLoading ? labels.loading : added > 0 && labels.added.replace('%s', String(added))
  return (
    <>
      {isLoading &&
        [1, 2, 3].map((card) => (
          <div key={card} className="post-card post-skeleton" aria-hidden="true">
            <span className="cover" />
            <span className="mt-5 h-5 w-4/5 rounded-md bg-wash" />
            <span className="mt-3 h-5 w-3/5 rounded-md bg-wash" />
          </div>
        ))}
      <div className="col-span-full">
        {!isLast && (
          <>
            <Button
              ref={button}
              look="outline"
              aria-disabled={isLoading || undefined}
              onClick={isLoading ? undefined : onMore}
              className="max-sm:w-full noscript:hidden"
            >
              {isLoading ? labels.loading : labels.more}
            </Button>
            {!isPage && (
              <a
                href={pathTo(locale, 'blogPage', { slug: String(page + 1) })}
                className={buttonClass('outline', 'hidden! noscript:inline-flex!')}
              >
                {labels.nextPage}
              </a>
            )}
          </>
        )}
        <p role="status" className={state === 'failed' ? 'mt-4 text-error' : 'sr-only'}>
          {state === 'failed' ? labels.failed : announced}
        </p>
      </div>
    </>
  )
}
