import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { statisticsQuery } from '#lib/desk/statistics/period'
import { deskPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

/** In place of drawings that would be empty: what is known nevertheless, and where to go. */
export async function NoStatistics({ shown: { total, period, by } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  return (
    <div className="no-statistics">
      <svg viewBox="0 0 100 34" width="200" aria-hidden="true">
        <rect className="goal" y="8" width="100" height="18" rx="4" />
        <circle className="ring" cx="12" cy="17" r="5" />
      </svg>
      <h2>{t('statistics.empty')}</h2>
      <p>{t('statistics.emptyViewed', { count: total.viewed })}</p>
      <p>
        {period.length !== 90 && (
          <a
            className="desk-button is-quiet"
            href={`/staff/statistics?${statisticsQuery({ ...period, length: 90 }, by)}`}
          >
            {t('statistics.days', { count: 90 })}
          </a>
        )}{' '}
        <a className="desk-link" href={`${deskPath}/links`}>
          {t('statistics.makeLink')}
        </a>
      </p>
    </div>
  )
}
