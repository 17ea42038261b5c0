import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Db } from '#lib/database/tables'

/**
 * Adds a line to the audit log.
 * @param about the object of the action: a lead's number, a staff id, the name of a document,
 * picture or source, or the path of a link; null for an action without a single object, such as an
 * export of leads
 */
export async function recordAudit(
  db: Db,
  by: { id: string } | 'command',
  action: string,
  about: number | string | null,
): Promise<void> {
  const line = {
    leadNumber: typeof about === 'number' ? about : null,
    about: typeof about === 'string' ? about : null,
    at: new Date().toISOString(),
    staffId: by === 'command' ? null : by.id,
    action,
  }
  await db.insertInto('audit').values(line).execute()
}

/** A line of the audit log. */
export type AuditLine = {
  id: number
  /** ISO time of the action. */
  at: string
  action: string
  /** Number of the lead that the action concerns. Null unless the action concerns one lead. */
  leadNumber: number | null
  /** Name of the member of staff who acted; null for the command `npm run staff`. */
  name: string | null
  /**
   * Name of the member of staff, document, picture or source that the action concerns, or the path
   * of a link. Null for an action on leads.
   */
  about: string | null
}

type AuditPage = { before?: number | undefined; limit: number }

/**
 * Lists at most `limit` lines of the audit log, newest first. `before` is the id of an audit line.
 * If `before` is set, only lines with a lower id are listed.
 */
export async function listAuditLines(
  person: Person,
  db: Db,
  { before, limit }: AuditPage,
): Promise<AuditLine[]> {
  requireRole(person, 'admin')
  const lines = db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staffId')
    .leftJoin('staff as other', 'other.id', 'audit.about')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.leadNumber', 'staff.name'])
    .select(({ fn }) => fn.coalesce('other.name', 'audit.about').as('about'))
    .orderBy('audit.id', 'desc')
    .limit(limit)
  return (before === undefined ? lines : lines.where('audit.id', '<', before)).execute()
}
