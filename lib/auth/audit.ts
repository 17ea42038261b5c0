import type { Db, Tables } from '#lib/leads/store/tables'
import { requireRole, type Person } from '#lib/auth/person'

/** Adds to the audit who saw, exported, erased or changed what, by the lead's number; null where it is several. */
export async function audit(db: Db, { id }: Person, action: string, leadNumber: number | null): Promise<void> {
  await add(db, { staffId: id, action, leadNumber, about: null })
}

type By = { id: string } | 'command'

/** Adds what was done to the member of staff with an id, by somebody who may be about to sign in only. */
export async function auditStaff(db: Db, by: By, action: string, about: string): Promise<void> {
  await add(db, { staffId: by === 'command' ? null : by.id, action, leadNumber: null, about })
}

async function add(db: Db, line: Omit<Tables['audit'], 'id' | 'at'>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...line, at: new Date().toISOString() })
    .execute()
}

type Page = { before?: number | undefined; limit: number }

/** Lines with the names of who did it, null for the command, and of whom it is about. */
export async function auditLines(person: Person, db: Db, { before, limit }: Page) {
  requireRole(person, 'admin')
  const lines = db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staffId')
    .leftJoin('staff as other', 'other.id', 'audit.about')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.leadNumber', 'staff.name', 'other.name as about'])
    .orderBy('audit.id', 'desc')
    .limit(limit)
  return (before === undefined ? lines : lines.where('audit.id', '<', before)).execute()
}

export type AuditLine = Awaited<ReturnType<typeof auditLines>>[number]
