import { DeskTable } from '#components/staff/desk-table'
import { wordOf } from '#components/staff/lead-words'
import { kyivTime } from '#lib/time/kyiv-time'
import type { AuditLine } from '#lib/auth/audit'
import { leadPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

type AuditTableProps = {
  lines: readonly AuditLine[]
  /** There may be older lines. */
  isFull: boolean
}

/** Who saw, exported, erased or changed what. */
export async function AuditTable({ lines, isFull }: AuditTableProps) {
  const t = await deskWords('Staff')
  const rows = lines.map(({ at, email, action, leadNumber, about }) => [
    kyivTime(new Date(at)),
    email ?? t('audit.command'),
    wordOf(t, `audit.actions.${action}`),
    leadNumber === null ? about : <a href={leadPath(leadNumber)}>№ {leadNumber}</a>,
  ])
  const columns = [t('audit.at'), t('audit.who'), t('audit.what'), t('audit.about')]
  return (
    <section id="audit">
      <h2 id="audit-title">{t('audit.title')}</h2>
      <p className="desk-muted">{t('audit.text')}</p>
      <DeskTable columns={columns} rows={rows} className="audit" labelledBy="audit-title" />
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
