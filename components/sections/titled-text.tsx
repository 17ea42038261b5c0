import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/i18n/short-words'

type TitledTextProps = { title: string; text: string }

export function TitledText({ title, text }: TitledTextProps): ReactNode {
  return (
    <>
      <h3 className="max-sm:text-lg">{joinHeadingWords(title)}</h3>
      <p className="order-1 mt-1.5 max-w-140 text-muted max-md:w-full">{text}</p>
    </>
  )
}
