import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'
import { Table } from '#components/table'
import { listAuditLines, type AuditLine } from '#lib/auth/audit'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import { formatKyivTime } from '#lib/time/kyiv-time'

const pageSize = 50

type AuditLogProps = {
  /**
   * The id of a line of the audit log. The page shows the lines that are older than this line.
   * Undefined shows the newest lines.
   */
  before: number | undefined
  texts: DeskTexts
}

/** A page of the audit log, newest line first. */
export async function AuditLog({ before, texts }: AuditLogProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const lines = await listAuditLines(person, desk.db, { before, limit: pageSize })
  return (
    <section id="audit">
      <h2 id="audit-title">{t('audit.title')}</h2>
      <p className="text-muted">{t('audit.text')}</p>
      <div
        className="mt-3 overflow-auto text-sm whitespace-nowrap [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_th]:border-b [&_th]:border-line [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal"
        tabIndex={0}
        role="group"
        aria-labelledby="audit-title"
      >
        <Table
          columns={[t('audit.at'), t('audit.who'), t('audit.what'), t('audit.about')]}
          rows={lines.map((line) => createCells(line, texts))}
        />
      </div>
      {lines.length === pageSize && (
        <DeskLink href={`?before=${lines.at(-1)?.id ?? ''}#audit`} text={t('audit.older')} />
      )}
    </section>
  )
}

function createCells(
  { at, name, action, leadNumber, about }: AuditLine,
  { t, getActionName }: DeskTexts,
): ReactNode[] {
  const lead = leadNumber && (
    <a href={createListPath({ tab: 'all', lead: leadNumber })}>
      {t('lead.number', { number: String(leadNumber) })}
    </a>
  )
  return [
    formatKyivTime(new Date(at)),
    name ?? t('audit.command'),
    getActionName(action),
    lead ?? about,
  ]
}
