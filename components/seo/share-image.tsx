import { ImageResponse } from 'next/og'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverSvg } from '#components/figures/cover-drawing'
import { content } from '#lib/content/content'
import type { Locale } from '#lib/i18n/locales'
import { coverBox, fitTitle, imageSize, lineHeight, narrowTitleBox, titleBox } from '#lib/seo/share-image'
import { withoutWordJoiners } from '#lib/text/short-words'

/** Static fonts as Satori needs them; each subset is a family of its own, the next standing in for what it lacks. */
const fonts = [
  { name: 'Geologica', weight: 500, file: 'geologica/files/geologica-cyrillic-500-normal.woff' },
  { name: 'Geologica Latin', weight: 500, file: 'geologica/files/geologica-latin-500-normal.woff' },
  { name: 'Onest', weight: 600, file: 'onest/files/onest-cyrillic-600-normal.woff' },
  { name: 'Onest Latin', weight: 600, file: 'onest/files/onest-latin-600-normal.woff' },
] as const

const folder = join(process.cwd(), 'node_modules', '@fontsource')
const imageFonts = () =>
  Promise.all(
    fonts.map(async ({ file, ...font }) => ({
      ...font,
      style: 'normal' as const,
      data: await readFile(join(folder, file)),
    })),
  )

/** The same picture in a third of the bytes, by a palette; as it is where the machine has no sharp, which is optional. */
async function compress(png: Buffer): Promise<Buffer> {
  const sharp = await import('sharp').catch(() => undefined)
  return sharp ? sharp.default(png).png({ palette: true, dither: 0, effort: 10 }).toBuffer() : png
}

function Bar() {
  return (
    <svg viewBox="0 -22 944 84" width="944" height="84">
      <linearGradient id="way">
        <stop stopColor="#3A1745" />
        <stop offset="1" stopColor="#F4743B" />
      </linearGradient>
      <rect width="944" height="40" rx="10" fill="#FFFFFF" />
      <rect x="340" width="300" height="40" rx="10" fill="#D3EFA0" />
      <rect x="520" y="18.5" width="292" height="3" fill="url(#way)" />
      <circle cx="821" cy="20" r="7.5" fill="#FFFFFF" stroke="#F4743B" strokeWidth="3" />
      <rect x="520" y="-22" width="9" height="84" rx="4.5" fill="#3A1745" />
    </svg>
  )
}

const column = { display: 'flex', flexDirection: 'column', padding: '52px 72px 0', backgroundColor: '#3A1745' } as const
const name = { display: 'flex', alignItems: 'center', height: 58, color: '#FFFFFF' } as const
const nameFont = { marginLeft: 20, fontFamily: 'Onest, Onest Latin', fontSize: 29, fontWeight: 600 } as const
const titleFont = {
  display: 'flex',
  alignItems: 'center',
  color: '#FFFFFF',
  fontFamily: 'Geologica, Geologica Latin',
  fontWeight: 500,
  letterSpacing: '-0.035em',
  lineHeight,
  textWrap: 'balance',
} as const
const report = {
  width: titleBox.width,
  height: 152,
  borderRadius: '28px 28px 0 0',
  backgroundColor: '#F3F1F5',
} as const
const centered = { display: 'flex', justifyContent: 'center', alignItems: 'center' } as const

type Props = {
  clinic: string
  title: string
  /** The article's cover as SVG, of the size of `coverBox`. */
  cover?: string | undefined
}

function ShareImage({ clinic, title, cover }: Props) {
  const box = cover === undefined ? titleBox : narrowTitleBox
  const { text, size } = fitTitle(title, box)
  return (
    <div style={{ ...imageSize, ...column }}>
      <div style={name}>
        <svg viewBox="0 0 34 34" width="58" height="58">
          <rect x="1" y="10" width="32" height="14" rx="4" fill="#D3EFA0" />
          <rect x="20" y="3" width="5" height="28" rx="2.5" fill="#FFFFFF" />
        </svg>
        <span style={nameFont}>{clinic}</span>
      </div>
      <div style={{ ...titleFont, ...box, fontSize: size, marginTop: 26 }}>{text}</div>
      {cover === undefined ? (
        <div style={{ ...report, ...centered, marginTop: 26 }}>
          <Bar />
        </div>
      ) : (
        <img
          alt=""
          src={`data:image/svg+xml;base64,${Buffer.from(cover).toString('base64')}`}
          {...coverBox}
          style={{ position: 'absolute', bottom: 0, right: 0, borderRadius: '28px 0 0 0' }}
        />
      )}
    </div>
  )
}

/** PNG of 1200 × 630 for previews of a link with this title, and with a cover beside it (`coverSvg`, by its name). */
export async function drawShareImage(locale: Locale, title: string, cover?: string): Promise<Response> {
  const drawing = cover === undefined ? undefined : await coverSvg(cover, coverBox)
  const image = <ShareImage clinic={content.clinic.name[locale]} title={withoutWordJoiners(title)} cover={drawing} />
  const drawn = new ImageResponse(image, { ...imageSize, fonts: await imageFonts() })
  const png = await compress(Buffer.from(await drawn.arrayBuffer()))
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
