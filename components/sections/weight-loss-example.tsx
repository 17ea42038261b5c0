import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { CoursePlot } from '#components/sections/course-plot'
import { currentLocale } from '#lib/i18n/current-locale'

/** Weight and waist month by month on their way to the goal, labelled as an invented example. */
export async function WeightLossExample() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const { label, note, measures } = weightLoss.resultsExample
  return (
    <figure className="course" aria-labelledby="course-title">
      <p id="course-title" className="course-title">
        {label[locale]}
      </p>
      <div className="course-plots">
        {measures.map((measure) => (
          <CoursePlot key={measure.id} measure={measure} />
        ))}
      </div>
      <figcaption>
        <p className="note">{note[locale]}</p>
        <details>
          <summary>{t('table')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                {measures.map(({ id, name, unit }) => (
                  <th key={id} scope="col">
                    {name[locale]}, {unit[locale]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measures[0].values.map((_, month) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  {measures.map(({ id, values }) => (
                    <td key={id}>{values[month]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
