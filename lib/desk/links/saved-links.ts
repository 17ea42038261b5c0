import type { Db, Tables } from '#lib/database/tables'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { createLinkCode, createShortAddress } from '#lib/desk/links/short-address'
import { absoluteUrl } from '#lib/seo/urls'

/** A saved link with the short address (`/q/…`) and the full address. */
export type SavedLink = Tables['link'] & { short: string; address: string }

/** Saves a link under a new code. If the same link is already saved, only its label changes. */
export async function saveLink(
  person: Person,
  db: Db,
  link: Omit<Tables['link'], 'code' | 'madeBy'>,
): Promise<void> {
  requireRole(person, 'marketing')
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('link')
      .values({ code: createLinkCode(), madeBy: person.id, ...link })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ label: link.label }))
      .execute()
    await recordAudit(transaction, person, 'saveLink', link.path)
  })
}

export async function listSavedLinks(person: Person, db: Db): Promise<SavedLink[]> {
  requireRole(person, 'marketing')
  const links = await db.selectFrom('link').selectAll().orderBy('madeAt', 'desc').execute()
  return links.map((link) => ({
    ...link,
    short: createShortAddress(link.code),
    address: absoluteUrl(link.path),
  }))
}

export async function removeLink(person: Person, db: Db, code: string): Promise<void> {
  requireRole(person, 'marketing')
  await db.transaction().execute(async (transaction) => {
    const removal = transaction.deleteFrom('link').where('code', '=', code).returning('path')
    const removed = await removal.executeTakeFirst()
    if (removed) await recordAudit(transaction, person, 'removeLink', removed.path)
  })
}
