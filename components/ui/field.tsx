import type { ComponentProps, ReactNode } from 'react'

/** Of a label, and of what names a group of fields. */
export const labelClass = 'mb-2 block text-sm font-semibold'

export function Label(props: ComponentProps<'label'>): ReactNode {
  return <label className={labelClass} {...props} />
}

const sizes = { large: 'min-h-13', small: 'min-h-11 py-2' } as const

export const fieldClass = (size: keyof typeof sizes = 'large') => `text-field ${sizes[size]}`
