import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-plum text-paper hover:bg-plum-light active:bg-ink',
  outline: 'text-plum shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-wash active:bg-line',
  accent: 'bg-pistachio text-plum hover:bg-[#c6e68c] active:bg-[#b9dc7a]',
} as const

export type ButtonLook = keyof typeof looks

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `button ${looks[look]} ${extra}`
}

/** A button; `look` says how loud it is. */
export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />
}
