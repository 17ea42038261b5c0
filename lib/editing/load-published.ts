import { revalidateEverywhere } from '#lib/blog/revalidate-instances'
import { publishEdits } from '#lib/content/edits'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { brokenDocumentAlarm, readPublishedDocuments } from '#lib/editing/published-documents'

/** Loads the published documents into this process: visitors see them from now on. */
export async function loadPublishedDocuments(): Promise<void> {
  const { database: db } = await getSiteStore()
  // A document that is still broken raises the alarm again while it is read.
  await db.deleteFrom('alarm').where('code', '=', brokenDocumentAlarm).execute()
  publishEdits(await readPublishedDocuments(db, new Date()))
}

/** Loads the published documents here and tells the other processes to revalidate their pages. */
export async function showPublishedDocuments(db: Db): Promise<void> {
  await loadPublishedDocuments()
  await revalidateEverywhere(db)
}
