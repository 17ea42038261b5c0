import type { ReactNode } from 'react'

/**
 * A native dialog with an address of its own: a link to `#id` opens it (see `DialogAddresses`). Its content is in
 * the page, and without scripts it stands there in the open.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  children,
  footer,
}: {
  id: string
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal">
      <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 md:px-9 md:pt-8">
        <h3 id={`${id}-title`} className="min-w-0 font-display text-2xl tracking-[-0.025em]">
          {title}
        </h3>
        <form method="dialog" className="noscript:hidden">
          <button
            className="-mt-1 -mr-1 flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-wash"
            aria-label={closeLabel}
          >
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
              className="stroke-current"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </form>
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}-title`}
        className="min-h-0 overflow-y-auto px-5 pb-6 -outline-offset-2 md:px-9 md:pb-8"
      >
        {children}
      </div>
      {footer && <div className="border-t border-line px-5 py-4 md:px-9 md:py-5">{footer}</div>}
    </dialog>
  )
}
