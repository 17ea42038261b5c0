import { ImageResponse } from 'next/og'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { type CoverGround, coverSvg, getCoverGround } from '#components/figures/cover-drawing'
import { contentIn } from '#lib/content/current-content'
import type { CoverNumber } from '#lib/figures/cover-number'
import type { Locale } from '#lib/i18n/locales'
import { coverBox, fitTitle, imageSize, lineHeight, titleBox } from '#lib/seo/share-image'
import { removeWordJoiners } from '#lib/i18n/short-words'

/**
 * Fonts for Satori, which draws the image and needs static fonts. Each subset is a family with its
 * own name. Satori takes a missing letter from the next family in `fontFamily`.
 */
const fonts = [
  { name: 'Geologica', weight: 500, file: 'geologica/files/geologica-cyrillic-500-normal.woff' },
  { name: 'Geologica Latin', weight: 500, file: 'geologica/files/geologica-latin-500-normal.woff' },
  {
    name: 'Geologica Extended',
    weight: 500,
    file: 'geologica/files/geologica-latin-ext-500-normal.woff',
  },
  { name: 'Onest', weight: 600, file: 'onest/files/onest-cyrillic-600-normal.woff' },
  { name: 'Onest Latin', weight: 600, file: 'onest/files/onest-latin-600-normal.woff' },
  { name: 'Onest Extended', weight: 600, file: 'onest/files/onest-latin-ext-600-normal.woff' },
] as const

/**
 * Reduces the colours of a PNG to a palette, which leaves a third of the bytes. Returns the PNG
 * unchanged when the optional package sharp is not installed.
 */
async function compress(png: Buffer): Promise<Buffer> {
  const sharp = await import('sharp').catch(() => undefined)
  return sharp ? sharp.default(png).png({ palette: true, dither: 0, effort: 10 }).toBuffer() : png
}

const displayFont = {
  fontFamily: 'Geologica, Geologica Latin, Geologica Extended',
  fontWeight: 500,
} as const
const numberFont = {
  ...displayFont,
  letterSpacing: '-0.05em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const
const titleFont = {
  ...displayFont,
  display: 'flex',
  alignItems: 'center',
  marginTop: 26,
  letterSpacing: '-0.035em',
  lineHeight,
  textWrap: 'balance',
} as const
type ShareImageColors = {
  /** The background of the image, the same as the cover's, so that the cover has no visible edge. */
  backgroundColor: string
  /** The colour of the texts, and of the vertical marker in the logo. */
  color: string
  /** The colour of the horizontal bar in the logo. */
  logo: string
}

/** Colours of the share image, by the background of its cover. */
const looks: Record<CoverGround, ShareImageColors> = {
  wash: { backgroundColor: '#F3F1F5', color: '#3A1745', logo: '#D3EFA0' },
  pistachio: { backgroundColor: '#D3EFA0', color: '#3A1745', logo: '#FFFFFF' },
  plum: { backgroundColor: '#3A1745', color: '#FFFFFF', logo: '#D3EFA0' },
}

/** The cover in the share image of a page that is not an article. */
const pageCover = 'post-7'

/** Top of the digits, as a share of the cover's height. */
const digitsTop = 0.37

/**
 * The same drawing as the cover in lists (app/cover.css), on plum: a band, the number and a marker.
 * The right edge of the image cuts the band and the last sign of the number.
 */
function NumberCover({ number }: { number: CoverNumber }): ReactNode {
  const { width, height } = coverBox
  const size = Math.min(width / number.width, ((1 - digitsTop) * height) / number.height)
  const markerWidth = 0.02 * width
  const place = { position: 'absolute' } as const
  return (
    <div style={{ ...place, ...coverBox, right: 0, bottom: 0, display: 'flex' }}>
      <div
        style={{
          ...place,
          top: 0.296 * height,
          width,
          height: 0.22 * height,
          backgroundColor: '#512A5E',
        }}
      />
      <span
        style={{
          ...place,
          ...numberFont,
          top: digitsTop * height - 0.147 * size,
          left: 0.12 * size,
          fontSize: size,
        }}
      >
        {number.text}
      </span>
      <div
        style={{
          ...place,
          top: 0.16 * height,
          left: number.markerAt * size - markerWidth / 2,
          width: markerWidth,
          height: 0.54 * height,
          borderRadius: markerWidth,
          backgroundColor: '#D3EFA0',
          boxShadow: `0 0 0 ${0.009 * width}px ${looks.plum.backgroundColor}`,
        }}
      />
    </div>
  )
}

type ShareImageCover = {
  /** Name of the drawn cover (`coverSvg`). */
  drawing: string
  /** The number that replaces the drawn cover. */
  number?: CoverNumber | undefined
}

/** Draws the image of a link preview, a PNG of 1200 × 630 px with a title and a cover. */
export async function drawShareImage(
  locale: Locale,
  title: string,
  { drawing, number }: ShareImageCover = { drawing: pageCover },
): Promise<Response> {
  const { text, size } = fitTitle(removeWordJoiners(title))
  const ground = number === undefined ? getCoverGround(drawing) : 'plum'
  const { logo, ...colors } = looks[ground ?? 'plum']
  const svg = number === undefined ? ((await coverSvg(drawing, coverBox)) ?? '') : ''
  const image = (
    <div
      style={{
        ...imageSize,
        ...colors,
        display: 'flex',
        flexDirection: 'column',
        padding: '52px 72px 0',
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', height: 58, fontSize: 29, fontWeight: 600 }}
      >
        <svg viewBox="0 0 34 34" width="58" height="58">
          <rect x="1" y="10" width="32" height="14" rx="4" fill={logo} />
          <rect x="20" y="3" width="5" height="28" rx="2.5" fill={colors.color} />
        </svg>
        <span style={{ marginLeft: 20, fontFamily: 'Onest, Onest Latin, Onest Extended' }}>
          {contentIn(locale).clinic.name}
        </span>
      </div>
      <div style={{ ...titleFont, ...titleBox, fontSize: size }}>{text}</div>
      {number === undefined ? (
        <img
          alt=""
          src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
          {...coverBox}
          style={{ position: 'absolute', bottom: 0, right: 0 }}
        />
      ) : (
        <NumberCover number={number} />
      )}
    </div>
  )
  const read = fonts.map(async ({ file, ...font }) => {
    return {
      ...font,
      data: await readFile(join(process.cwd(), 'node_modules', '@fontsource', file)),
    }
  })
  const drawn = new ImageResponse(image, { ...imageSize, fonts: await Promise.all(read) })
  const png = await compress(Buffer.from(await drawn.arrayBuffer()))
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
