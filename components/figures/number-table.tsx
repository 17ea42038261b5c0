import { getTranslations } from 'next-intl/server'
import type { Figure } from '#content/figures/types'
import { numberRows } from '#lib/figures/number-rows'
import type { Locale } from '#lib/i18n/locales'

/** The numbers of a drawing as a table, for figures that name its columns: nobody hears more than twelve in a sentence. */
export async function NumberTable({ figure, locale }: { figure: Figure; locale: Locale }) {
  if (!figure.tableColumns) return null
  const t = await getTranslations('Article')
  return (
    <details className="figure-table">
      <summary>{t('figureTable')}</summary>
      <table>
        <thead>
          <tr>
            {figure.tableColumns[locale].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberRows(figure, locale).map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
