import { ImageResponse } from 'next/og'
import { clinic } from '#content/clinic'
import { ShareImage } from '#components/seo/share-image'
import { coverSvg } from '#lib/covers/covers'
import type { Locale } from '#lib/i18n/locales'
import { imageFonts } from '#lib/seo/share-image/fonts'
import { coverBox, imageSize } from '#lib/seo/share-image/paths'
import { recompress } from '#lib/seo/share-image/recompress'
import { withoutWordJoiners } from '#lib/text/short-words'

/** PNG of 1200 × 630 for previews of a link with this title, and with a cover beside it (`coverSvg`, by its name). */
export async function drawShareImage(locale: Locale, title: string, cover?: string): Promise<Response> {
  const drawing = cover === undefined ? undefined : coverSvg(cover, { box: coverBox })
  const image = <ShareImage clinic={clinic.name[locale]} title={withoutWordJoiners(title)} cover={drawing} />
  const drawn = new ImageResponse(image, { ...imageSize, fonts: await imageFonts() })
  const png = recompress(Buffer.from(await drawn.arrayBuffer()))
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
