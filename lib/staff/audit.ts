import type { Db, Tables } from '#lib/leads/store/tables'
import { requireRole } from '#lib/staff/forbidden'
import type { Person } from '#lib/staff/person'

/** Who does something: a person at the desk, or whoever runs the command on the machine. */
export type Actor = Person | 'command'

/** A line of the audit with the addresses of who did it, null for the command, and of whom it is about. */
export type AuditLine = Pick<Tables['audit'], 'at' | 'action' | 'leadNumber'> & {
  id: number
  email: string | null
  about: string | null
}

/** Adds to the audit who saw, exported, erased or changed what, by the lead's number; null where it is several. */
export async function audit(db: Db, person: Person, action: string, number: number | null): Promise<void> {
  await add(db, { staffId: person.id, action, leadNumber: number, about: null })
}

/** Adds what was done to a member of staff; `by` is null for the command. */
export async function auditStaff(db: Db, by: string | null, action: string, about: string): Promise<void> {
  await add(db, { staffId: by, action, leadNumber: null, about })
}

async function add(db: Db, line: Pick<Tables['audit'], 'staffId' | 'action' | 'leadNumber' | 'about'>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...line, at: new Date().toISOString() })
    .execute()
}

/** Lines of the audit below this id, newest first. */
export async function auditLines(
  person: Person,
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditLine[]> {
  requireRole(person, 'admin')
  const lines = db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staffId')
    .leftJoin('staff as other', 'other.id', 'audit.about')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.leadNumber', 'staff.email', 'other.email as about'])
    .orderBy('audit.id', 'desc')
    .limit(limit)
  return (before === undefined ? lines : lines.where('audit.id', '<', before)).execute()
}
