import { revalidateEverywhere } from '#lib/blog/revalidate-instances'
import { publishEdits } from '#lib/content/edits'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { brokenDocumentAlarm, readPublishedDocuments } from '#lib/editing/published-documents'

/** Loads the published documents into this process, so that visitors see these documents. */
export async function loadPublishedDocuments(): Promise<void> {
  const { database: db } = await getSiteStore()
  // The alarm is removed first. Reading a document that is still broken raises the alarm again.
  await db.deleteFrom('alarm').where('code', '=', brokenDocumentAlarm).execute()
  publishEdits(await readPublishedDocuments(db, new Date()))
}

/**
 * Loads the published documents into this process and tells all processes to revalidate their
 * pages.
 */
export async function showPublishedDocuments(db: Db): Promise<void> {
  await loadPublishedDocuments()
  await revalidateEverywhere(db)
}
