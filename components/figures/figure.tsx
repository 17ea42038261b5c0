import { getTranslations } from 'next-intl/server'
import { Dots } from '#components/figures/dots'
import { Portions } from '#components/figures/portions'
import { Week } from '#components/figures/week'
import type { Figure, FigureTable } from '#content/figures/types'
import { currentLocale } from '#lib/i18n/current-locale'
import type { Locale } from '#lib/i18n/locales'

/** An article's number drawn: a panel, the drawing, what it says and where it comes from. */
export async function ArticleFigure({ figure }: { figure: Figure }) {
  const locale = await currentLocale()
  const { title, unit, description, conclusion, note, source, references, ground, table } = figure
  return (
    <figure className="figure">
      <div className={ground === 'plum' ? 'figure-panel on-plum' : 'figure-panel'}>
        <p className="figure-head">
          <b id="figure-title">{title[locale]}</b>
          {unit && <span>{unit[locale]}</span>}
        </p>
        <div role="img" aria-labelledby="figure-title figure-description">
          <span id="figure-description" hidden>
            {description[locale]}
          </span>
          <Drawing figure={figure} locale={locale} />
        </div>
      </div>
      <figcaption>
        <b>{conclusion[locale]}</b> {note[locale]}
        <small>
          {source[locale]}{' '}
          {references.map((reference) => (
            <a key={reference} href={`#reference-${reference}`}>
              [{reference}]
            </a>
          ))}
        </small>
      </figcaption>
      {table && <Numbers table={table} locale={locale} />}
    </figure>
  )
}

function Drawing({ figure, locale }: { figure: Figure; locale: Locale }) {
  switch (figure.form) {
    case 'week':
      return <Week figure={figure} locale={locale} />
    case 'dots':
      return <Dots figure={figure} locale={locale} />
    case 'portions':
      return <Portions figure={figure} locale={locale} />
  }
}

/** The numbers of the drawing for those who do not see it. */
async function Numbers({ table, locale }: { table: FigureTable; locale: Locale }) {
  const t = await getTranslations('Article')
  return (
    <details className="figure-table">
      <summary>{t('figureTable')}</summary>
      <table>
        <thead>
          <tr>
            {table.head[locale].map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[locale][0]}>
              {row[locale].map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
