import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#components/ui/button'

export const linkClass =
  'inline-flex min-h-11 items-center justify-self-start underline underline-offset-4'

/**
 * The site's button class with the height of the desk's buttons. A word of the button's text is
 * broken only when the word is wider than the page.
 */
export const deskButtonClass = (look: ButtonLook = 'primary', extra = ''): string =>
  buttonClass(look, `min-h-11 max-w-full px-4 py-2 wrap-break-word ${extra}`.trimEnd())

type DeskButtonLook = { look?: ButtonLook | 'link'; extra?: string; text: ReactNode }

const getClass = (look: ButtonLook | 'link', extra?: string) =>
  look === 'link' ? linkClass : deskButtonClass(look, extra)

export function DeskButton({
  look = 'outline',
  extra,
  text,
  ...props
}: ComponentProps<'button'> & DeskButtonLook): ReactNode {
  return (
    <button className={getClass(look, extra)} {...props}>
      {text}
    </button>
  )
}

export function DeskLink({
  look = 'link',
  extra,
  text,
  ...props
}: ComponentProps<'a'> & DeskButtonLook): ReactNode {
  return (
    <a className={getClass(look, extra)} {...props}>
      {text}
    </a>
  )
}
