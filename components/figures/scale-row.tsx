import type { ComponentProps } from 'react'
import { Track } from '#components/figures/track'
import type { ScaleRow as Row } from '#content/figures/types'
import type { Locale } from '#lib/i18n/locales'

type Props = ComponentProps<typeof Track> & { row: Row; locale: Locale }

/** A scale with its name and value: beside it, or above it on a phone. */
export function ScaleRow({ row, locale, ...track }: Props) {
  return (
    <p className="scale">
      <span>
        <b>{row.label[locale]}</b> <span>{row.value[locale]}</span>
      </span>
      <Track {...track} bands={row.bands} marker={row.marker} />
    </p>
  )
}
