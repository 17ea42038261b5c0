import type { CountdownSheet } from '#content/sheets'
import type { Locale } from '#lib/i18n/locales'

/** Bands that end at the moment they lead up to, then what to tick off. */
export function Countdown({ sheet, locale }: { sheet: CountdownSheet; locale: Locale }) {
  return (
    <>
      <ul className="sheet-bands">
        {sheet.bands.map(({ hours, label, time }) => (
          <li key={hours}>
            <span>
              <b>{time[locale]}</b> {label[locale]}
            </span>
            <svg width="100%" height="36" aria-hidden="true">
              <rect className="track" width="100%" height="24" y="6" />
              <rect
                className="band"
                x={`${100 - (100 * hours) / sheet.hours}%`}
                width={`${(100 * hours) / sheet.hours}%`}
                height="24"
                y="6"
              />
              <line className="marker" x1="100%" x2="100%" y1="2" y2="34" />
            </svg>
          </li>
        ))}
      </ul>
      <div className="sheet-lists">
        {sheet.lists.map(({ title, items }) => (
          <div key={title.en}>
            <h2>{title[locale]}</h2>
            <ul>
              {items[locale].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
