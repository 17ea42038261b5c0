import type { ReactNode } from 'react'

type Props = { id: string; title: ReactNode; closeLabel: string; children: ReactNode; footer: ReactNode }

/**
 * A native dialog that a link to its `#id` opens (see `HashDialogs`). Its content is in
 * the page, and without scripts it stands there in the open. It scrolls as a whole under its head and foot, so that the
 * keyboard scrolls it from any of its buttons.
 */
export function Dialog({ id, title, closeLabel, children, footer }: Props) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal">
      <div className="dialog-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <form method="dialog">
          <button aria-label={closeLabel}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">{footer}</div>
    </dialog>
  )
}
