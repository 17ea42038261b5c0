import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Db } from '#lib/database/tables'

/**
 * Adds a line to the audit log.
 * @param about the object of the action: a lead's number, a staff id, or the name or path of a
 *   document, picture or link; null for an action on several leads
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

/**
 * A line of the audit log. `name` is the name of the person who acted, or null for the command `npm
 * run staff`. In a line about a member of staff, `about` is the name of that member.
 */
export type AuditLine = {
  id: number
  at: string
  action: string
  leadNumber: number | null
  name: string | null
  about: string | null
}

type AuditPage = { before?: number | undefined; limit: number }

/**
 * Lists lines of the audit log, newest first. `before` is the id of a line: only older lines are
 * listed.
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
