import { fitTitle, lineHeight, titleBox } from '#lib/seo/share-image/fit-title'
import { imageSize } from '#lib/seo/share-image/paths'

const colors = { plum: '#3A1745', paper: '#FFFFFF', wash: '#F3F1F5', pistachio: '#D3EFA0', apricot: '#F4743B' }
const side = 72
/** The bar in the report below: its band and the way of the marker into it, in pixels. */
const bar = { width: 944, height: 40, from: 340, to: 640, start: 812, marker: 520 }

/** The clinic's sign on a dark ground. */
function Sign() {
  return (
    <svg viewBox="0 0 34 34" width="58" height="58">
      <rect x="1" y="10" width="32" height="14" rx="4" fill={colors.pistachio} />
      <rect x="20" y="3" width="5" height="28" rx="2.5" fill={colors.paper} />
    </svg>
  )
}

/** Picture of a link preview, drawn by Satori: clinic, title, and a marker that has come into its range. */
export function ShareImage({ clinic, title }: { clinic: string; title: string }) {
  const { text, size } = fitTitle(title)
  const middle = (height: number) => (bar.height - height) / 2
  return (
    <div
      style={{
        ...imageSize,
        display: 'flex',
        flexDirection: 'column',
        padding: `52px ${side}px 0`,
        backgroundColor: colors.plum,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 58,
          color: colors.paper,
          fontFamily: 'Onest, Onest Latin',
          fontSize: 29,
          fontWeight: 600,
        }}
      >
        <Sign />
        <span style={{ marginLeft: 20 }}>{clinic}</span>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', ...titleBox, marginTop: 26 }}>
        <span
          style={{
            color: colors.paper,
            fontFamily: 'Geologica, Geologica Latin',
            fontSize: size,
            fontWeight: 500,
            lineHeight,
            letterSpacing: '-0.035em',
          }}
        >
          {text}
        </span>
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          width: titleBox.width,
          height: 152,
          marginTop: 26,
          borderRadius: '28px 28px 0 0',
          backgroundColor: colors.wash,
        }}
      >
        <div
          style={{
            display: 'flex',
            position: 'relative',
            width: bar.width,
            height: bar.height,
            borderRadius: 10,
            backgroundColor: colors.paper,
          }}
        >
          <div
            style={{
              position: 'absolute',
              left: bar.from,
              width: bar.to - bar.from,
              height: bar.height,
              borderRadius: 10,
              backgroundColor: colors.pistachio,
            }}
          />
          <div
            style={{
              position: 'absolute',
              left: bar.marker,
              top: middle(3),
              width: bar.start - bar.marker,
              height: 3,
              backgroundImage: `linear-gradient(to right, ${colors.plum}, ${colors.apricot})`,
            }}
          />
          <div
            style={{
              position: 'absolute',
              left: bar.start,
              top: middle(18),
              width: 18,
              height: 18,
              borderRadius: 9,
              border: `3px solid ${colors.apricot}`,
              backgroundColor: colors.paper,
            }}
          />
          <div
            style={{
              position: 'absolute',
              left: bar.marker,
              top: middle(84),
              width: 9,
              height: 84,
              borderRadius: 5,
              backgroundColor: colors.plum,
            }}
          />
        </div>
      </div>
    </div>
  )
}
