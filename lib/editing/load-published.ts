import { revalidateEverywhere } from '#lib/blog/revalidate-instances'
import { publishEdits } from '#lib/content/edits'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { brokenDocumentAlarm, readPublishedDocuments } from '#lib/editing/published-documents'

/**
 * Loads the published documents from the database into this process. Pages that are rendered after
 * this load show these documents.
 */
export async function loadPublishedDocuments(): Promise<void> {
  const { database: db } = await getSiteStore()
  // Removes the alarm about broken documents. `readPublishedDocuments` raises a new alarm if a
  // published document is invalid.
  await db.deleteFrom('alarm').where('code', '=', brokenDocumentAlarm).execute()
  publishEdits(await readPublishedDocuments(db, new Date()))
}

/**
 * Loads the published documents into this process, and makes all server processes revalidate their
 * pages.
 */
export async function showPublishedDocuments(db: Db): Promise<void> {
  await loadPublishedDocuments()
  await revalidateEverywhere(db)
}
