import type { ShownFigures } from '#lib/staff/figures/read-figures'
import { figuresQuery } from '#lib/staff/figures/period'
import { deskPath } from '#lib/staff/paths'
import { deskWords } from '#lib/staff/words'

/** In place of drawings that would be empty: what is known nevertheless, and where to go. */
export async function NoFigures({ shown: { total, period, by } }: { shown: ShownFigures }) {
  const t = await deskWords('Staff')
  return (
    <div className="no-figures">
      <svg viewBox="0 0 100 34" width="200" aria-hidden="true">
        <rect className="goal" y="8" width="100" height="18" rx="4" />
        <circle className="ring" cx="12" cy="17" r="5" />
      </svg>
      <h2>{t('figures.empty')}</h2>
      <p>{t('figures.emptyViewed', { count: total.viewed })}</p>
      <p>
        {period.length !== 90 && (
          <a className="desk-button is-quiet" href={`/staff/figures?${figuresQuery({ ...period, length: 90 }, by)}`}>
            {t('figures.days', { count: 90 })}
          </a>
        )}{' '}
        <a className="desk-link" href={`${deskPath}/links`}>
          {t('figures.makeLink')}
        </a>
      </p>
    </div>
  )
}
