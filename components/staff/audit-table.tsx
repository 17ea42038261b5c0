import { wordOf } from '#components/staff/lead-words'
import { kyivTime } from '#lib/kyiv-time'
import type { AuditLine } from '#lib/staff/audit'
import { leadPath } from '#lib/staff/paths'
import { deskWords } from '#lib/staff/words'

type AuditTableProps = {
  lines: readonly AuditLine[]
  /** There may be older lines. */
  isFull: boolean
}

/** Who saw, exported, erased or changed what. */
export async function AuditTable({ lines, isFull }: AuditTableProps) {
  const t = await deskWords('Staff')
  return (
    <section id="audit">
      <h2>{t('audit.title')}</h2>
      <p className="desk-muted">{t('audit.text')}</p>
      {/* A keyboard must be able to scroll it sideways. */}
      <div className="audit" tabIndex={0} role="region" aria-label={t('audit.title')}>
        <table>
          <thead>
            <tr>
              {(['at', 'who', 'what', 'about'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`audit.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, at, email, action, leadNumber, about }) => (
              <tr key={id}>
                <td>{kyivTime(new Date(at))}</td>
                <td>{email ?? t('audit.command')}</td>
                <td>{wordOf(t, `audit.actions.${action}`)}</td>
                <td>{leadNumber === null ? about : <a href={leadPath(leadNumber)}>№ {leadNumber}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isFull && (
        <p>
          <a className="desk-link" href={`?before=${lines.at(-1)?.id ?? ''}#audit`}>
            {t('audit.older')}
          </a>
        </p>
      )}
    </section>
  )
}
