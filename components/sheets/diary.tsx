import { getTranslations } from 'next-intl/server'
import type { DiarySheet } from '#content/sheets'
import { currentLocale } from '#lib/i18n/current-locale'

const days = [1, 2, 3, 4, 5, 6, 7]

/** Units of the drawing: a day, and where its two readings stand in it. */
const day = 10
const places = [3, 7] as const

/** Seven days of hollow dots on bands, to be filled in; under each day, rows for the numbers. */
export async function Diary({ sheet }: { sheet: DiarySheet }) {
  const t = await getTranslations('Sheet')
  const locale = await currentLocale()
  const { range, step, threshold, normal, times, rows } = sheet
  const [lowest, highest] = range
  const count = (highest - lowest) / step + 1
  const values = Array.from({ length: count }, (_value, index) => highest - index * step)
  /** From the top of the drawing: half a row above each value. */
  const y = (value: number) => (highest - value) / step + 0.5
  const percent = (value: number) => `${(100 * y(value)) / count}%`
  const meanings = { high: t('hypertension'), elevated: t('elevated'), low: t('notElevated') }
  const isLimit = (value: number) => value === threshold || value === normal
  const width = day * days.length
  const columns = days.flatMap((number) => places.map((place) => (number - 1) * day + place))
  const dots = columns.flatMap((x) => values.map((value) => `M${x} ${y(value)}h0`)).join('')
  return (
    <div className="diary">
      <p className="diary-unit">{t('values')}</p>
      <svg className="diary-axis" aria-hidden="true">
        {values
          .filter((value) => value % 10 === 0 || isLimit(value))
          .map((value) => (
            <text key={value} x="100%" y={percent(value)} dy=".35em" className={isLimit(value) ? 'limit' : undefined}>
              {value}
            </text>
          ))}
      </svg>
      <svg className="diary-plot" viewBox={`0 0 ${width} ${count}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="band-weak" d={`M0 ${y(threshold)}H${width}V${count}H0z`} />
        <path className="band" d={`M0 ${y(normal)}H${width}V${count}H0z`} />
        <path className="line" d={`M0 ${y(threshold)}H${width}`} />
        <path
          className="days"
          d={days
            .slice(1)
            .map((number) => `M${(number - 1) * day} 0V${count}`)
            .join('')}
        />
        <path className="dot" d={dots} />
        <path className="dot-core" d={dots} />
      </svg>
      <p className="diary-key">
        <span>{`${threshold}+ ${meanings.high}`}</span>
        <span className="weak">{`${normal}–${threshold - 1} ${meanings.elevated}`}</span>
        <span className="band">{`<\u00A0${normal} ${meanings.low}`}</span>
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {days.map((number) => (
              <th key={number} colSpan={2} scope="colgroup">
                {t('day', { number: String(number) })}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {days.flatMap((number) =>
              times.map((time) => (
                <th key={`${number} ${time.en}`} scope="col">
                  {time[locale]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows[locale].map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
