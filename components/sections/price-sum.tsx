'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatPrice } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'

type Props = {
  locale: Locale
  /** Price of the package in whole hryvnias. */
  price: number
}

/**
 * The sum of the price of a package and of the ticked tests in the same `<details>`. The value of a
 * checkbox is the price of its test. Nothing is sent or stored.
 */
export function PriceSum({ locale, price }: Props): ReactNode {
  const output = useRef<HTMLOutputElement>(null)
  const [extra, setExtra] = useState(0)
  useEffect(() => {
    const details = output.current?.closest('details')
    const addUp = () => {
      const ticked = details?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
      setExtra([...ticked].reduce((sum, { value }) => sum + Number(value), 0))
    }
    // The first sum may include ticked tests. A visitor may tick a test before the script runs, and
    // browsers restore ticks after a reload.
    addUp()
    details?.addEventListener('change', addUp)
    return () => details?.removeEventListener('change', addUp)
  }, [])
  return (
    <output ref={output} className="figure text-xl">
      {formatPrice(locale, price + extra)}
    </output>
  )
}
