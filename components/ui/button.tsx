import type { ComponentProps, ReactNode } from 'react'

/**
 * Utility classes of each look. The styles that all looks share are in the class `button`
 * (app/theme.css). This class keeps the HTML of a page with many buttons small.
 */
const looks = {
  primary: '',
  outline: ' border-current bg-transparent text-mark hover:bg-wash active:bg-line',
  accent: ' bg-pistachio text-plum hover:bg-pistachio-hover active:bg-pistachio-active',
  'outline-on-plum':
    ' border-current bg-transparent text-white hover:bg-plum-light active:bg-plum-light',
} as const

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `button${looks[look]}${extra && ` ${extra}`}`
}

type Look = { look?: ButtonLook }

export function Button({ look, className, ...props }: ComponentProps<'button'> & Look): ReactNode {
  return <button type="button" className={buttonClass(look, className)} {...props} />
}

export function ButtonLink({ look, className, ...props }: ComponentProps<'a'> & Look): ReactNode {
  return <a className={buttonClass(look, className)} {...props} />
}
