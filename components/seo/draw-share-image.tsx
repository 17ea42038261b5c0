import { ImageResponse } from 'next/og'
import { clinic } from '#content/clinic'
import { ShareImage } from '#components/seo/share-image'
import type { Locale } from '#lib/i18n/locales'
import { imageFonts } from '#lib/seo/share-image/fonts'
import { imageSize } from '#lib/seo/share-image/paths'

/** PNG of 1200 × 630 for previews of a link with this title. */
export async function drawShareImage(locale: Locale, title: string): Promise<Response> {
  const image = <ShareImage clinic={clinic.name[locale]} title={title} />
  return new ImageResponse(image, {
    ...imageSize,
    fonts: await imageFonts(),
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}
