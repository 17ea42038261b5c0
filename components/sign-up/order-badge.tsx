import type { MouseEvent, ReactNode } from 'react'
import { formId } from '#components/sign-up/typed-before'

type Props = {
  labels: { ordered: string; remove: string; removed: string }
  order: { code: string; label: string } | null
  removed: string | null
  /** None while nothing can be removed. */
  onRemove: (() => void) | undefined
  /** Where the remove button leads without scripts. */
  removePath?: string | undefined
}

/** What the visitor has chosen, above the form, with a button to remove it; what is posted without scripts says so. */
export function OrderBadge({ labels, order, removed, onRemove, removePath }: Props) {
  return (
    <div className={order ? 'badge mb-5 inline-flex max-w-full' : 'text-sm'}>
      <p role="status" className={order ? 'flex min-h-11 flex-wrap content-center gap-x-2 px-3 py-1.5' : 'sr-only'}>
        {order ? (
          <>
            {labels.ordered} <strong className="font-semibold">{order.label}</strong>
          </>
        ) : (
          removed !== null && labels.removed
        )}
      </p>
      {order && onRemove && (
        <Remove label={labels.remove} path={removePath} onRemove={onRemove}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" stroke="currentColor" strokeWidth="2">
            <path d="M3 3l10 10M13 3L3 13" strokeLinecap="round" />
          </svg>
        </Remove>
      )}
      {order && <input type="hidden" form={formId} name="order" value={order.code} />}
      {removed !== null && <input type="hidden" form={formId} name="removedOrder" value={removed} />}
    </div>
  )
}

type RemoveProps = { label: string; path: string | undefined; onRemove: () => void; children: ReactNode }

function Remove({ label, path, onRemove, children }: RemoveProps) {
  const shared = {
    'aria-label': label,
    title: label,
    className: 'badge-remove',
    children,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onRemove()
    },
  }
  return path === undefined ? <button type="button" {...shared} /> : <a href={path} rel="nofollow" {...shared} />
}
