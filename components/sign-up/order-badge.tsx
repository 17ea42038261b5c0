import type { MouseEvent } from 'react'
import { formId } from '#components/sign-up/form-id'

type Props = {
  labels: { order: string; remove: string; removed: string }
  order: { code: string; label: string } | undefined
  removedOrder: string
  /** None while nothing can be removed. */
  onRemove: (() => void) | undefined
  /** Where the remove button leads without scripts. */
  removePath: string | undefined
}

/** What the visitor has chosen, above the form, with a button to remove it; what is posted without scripts says so. */
export function OrderBadge({ labels, order, removedOrder, onRemove, removePath }: Props) {
  const Remove = removePath === undefined ? 'button' : 'a'
  return (
    <div className={order ? 'badge mb-5 inline-flex max-w-full' : 'text-sm'}>
      <p role="status" className={order ? 'flex min-h-11 flex-wrap content-center gap-x-2 px-3 py-1.5' : 'sr-only'}>
        {order ? (
          <>
            {labels.order} <strong className="font-semibold">{order.label}</strong>
          </>
        ) : (
          removedOrder && labels.removed
        )}
      </p>
      {order && onRemove && (
        <Remove
          {...(removePath === undefined ? { type: 'button' } : { href: removePath, rel: 'nofollow' })}
          aria-label={labels.remove}
          title={labels.remove}
          className="badge-remove"
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" stroke="currentColor" strokeWidth="2">
            <path d="M3 3l10 10M13 3L3 13" strokeLinecap="round" />
          </svg>
        </Remove>
      )}
      {order && <input type="hidden" form={formId} name="order" value={order.code} />}
      {removedOrder && <input type="hidden" form={formId} name="removedOrder" value={removedOrder} />}
    </div>
  )
}
