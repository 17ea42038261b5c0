import type { Db } from '#lib/database/tables'
import { requireRole, type Person } from '#lib/auth/person'

/**
 * Adds to the audit who did what. `about` is a lead's number, the id of a member of staff, or the name
 * or path of a document, picture or link; null for several leads.
 */
export async function audit(
  db: Db,
  by: { id: string } | 'command',
  action: string,
  about: number | string | null,
) {
  const of =
    typeof about === 'string' ? { leadNumber: null, about } : { leadNumber: about, about: null }
  const line = {
    ...of,
    at: new Date().toISOString(),
    staffId: by === 'command' ? null : by.id,
    action,
  }
  await db.insertInto('audit').values(line).execute()
}

type Page = { before?: number | undefined; limit: number }

/** Lines with the names of who did it, null for the command, and of whom or what it is about. */
export async function auditLines(person: Person, db: Db, { before, limit }: Page) {
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
