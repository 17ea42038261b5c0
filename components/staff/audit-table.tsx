import { kyivTime } from '#lib/kyiv-time'
import type { AuditLine } from '#lib/staff/audit'
import { deskWords } from '#lib/staff/words'

type AuditTableProps = {
  lines: readonly AuditLine[]
  /** There may be older lines. */
  isFull: boolean
}

/** Who saw, exported, erased or changed what. */
export async function AuditTable({ lines, isFull }: AuditTableProps) {
  const t = await deskWords('Staff')
  // Actions are named where they are done; one without words is shown as it is.
  const label = (action: string) => {
    const key = `audit.actions.${action}`
    return t.has(key as Parameters<typeof t.has>[0]) ? t(key as Parameters<typeof t>[0]) : action
  }
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
                <td>{label(action)}</td>
                <td>{leadNumber === null ? about : <a href={`/staff/leads/${leadNumber}`}>№ {leadNumber}</a>}</td>
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
