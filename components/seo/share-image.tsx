import { fitTitle, letterSpacing, lineHeight, narrowTitleBox, titleBox } from '#lib/seo/share-image/fit-title'
import { coverBox, imageSize } from '#lib/seo/share-image/paths'

/** A report's bar: the band, and the marker that has come into it. */
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
  flexDirection: 'column',
  justifyContent: 'center',
  color: '#FFFFFF',
  fontFamily: 'Geologica, Geologica Latin',
  fontWeight: 500,
  letterSpacing: `${letterSpacing}em`,
  lineHeight,
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

/** Image of a link preview, drawn by Satori: clinic and title, with the article's cover beside them or a report below. */
export function ShareImage({ clinic, title, cover }: Props) {
  const box = cover === undefined ? titleBox : narrowTitleBox
  const { lines, size } = fitTitle(title, box)
  return (
    <div style={{ ...imageSize, ...column }}>
      <div style={name}>
        <svg viewBox="0 0 34 34" width="58" height="58">
          <rect x="1" y="10" width="32" height="14" rx="4" fill="#D3EFA0" />
          <rect x="20" y="3" width="5" height="28" rx="2.5" fill="#FFFFFF" />
        </svg>
        <span style={nameFont}>{clinic}</span>
      </div>
      <div style={{ ...titleFont, ...box, fontSize: size, marginTop: 26 }}>
        {lines.map((line, index) => (
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {line}
          </span>
        ))}
      </div>
      {cover === undefined ? (
        <div style={{ ...report, ...centered, marginTop: 26 }}>
          <Bar />
        </div>
      ) : (
        // eslint-disable-next-line @next/next/no-img-element -- Satori knows no other
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
