import type { ComponentProps } from 'react'

const looks = { primary: 'button-primary', outline: 'button-outline', accent: 'button-accent' } as const

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `button ${looks[look]}${extra && ` ${extra}`}`
}

export function Button({ look, className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look, className)} {...props} />
}
