import type { ComponentProps } from 'react'

/** Of a label, and of what names a group of fields. */
export const labelClass = 'mb-1.5 block text-sm font-semibold'

export function Label(props: ComponentProps<'label'>) {
  return <label className={labelClass} {...props} />
}

const sizes = { large: 'min-h-13 py-3', small: 'min-h-11 py-2' } as const

/** Of an input or a list to choose from. */
export const fieldClass = (size: keyof typeof sizes = 'large') =>
  `block w-full scroll-mt-10 rounded-xl border-[1.5px] border-edge bg-paper px-4 text-base text-ink hover:border-ink focus:border-mark aria-invalid:border-error aria-invalid:bg-alert aria-invalid:pr-11 ${sizes[size]}`
