import type { ComponentProps } from 'react'

const looks = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover active:bg-action-active',
  outline: 'text-mark hover:bg-wash active:bg-line',
  accent: 'border-transparent bg-pistachio text-plum hover:bg-pistachio-hover active:bg-pistachio-active',
  'outline-on-plum': 'text-white hover:bg-plum-light active:bg-plum-light',
} as const

export type ButtonLook = keyof typeof looks

/** What all buttons share is a utility (app/theme.css): a page has many of them, and each stands in it twice. */
export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `button ${looks[look]}${extra && ` ${extra}`}`
}

type Look = { look?: ButtonLook }

export function Button({ look, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonClass(look, className)} {...props} />
}

export function ButtonLink({ look, className, ...props }: ComponentProps<'a'> & Look) {
  return <a className={buttonClass(look, className)} {...props} />
}
