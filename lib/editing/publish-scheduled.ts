import { setTimeout } from 'node:timers/promises'
import type { RevalidatePages } from '#lib/blog/revalidate-instances'
import { getPublishedEdits } from '#lib/content/edits'
import { getSiteStore } from '#lib/database/open'
import { loadPublishedDocuments } from '#lib/editing/load-published'
import { readPublicationStamp } from '#lib/editing/published-documents'
import { env } from '#lib/env'
import { log } from '#lib/log'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

const pollMs = 500
/** Milliseconds between two checks for publications of another process. */
const followMs = 2000
const retryMs = 5000
/**
 * Maximum time in milliseconds that the start of the server waits for the database. After this time
 * the site shows the files of `content/` until the published documents are loaded.
 */
const startTimeoutMs = 500

/**
 * Loads the published documents at the start of the server, and again at the time of each scheduled
 * publication. Also loads the documents after the system clock was set back. By the changed clock,
 * some publications lie in the future and disappear from the site.
 * @param renew the function that loads the published documents and revalidates the pages
 * @returns a function that stops the timer
 */
export async function publishScheduledDocuments(renew: RevalidatePages): Promise<() => void> {
  /**
   * Time of the next try after a failed load. Before this time the site shows the documents of the
   * last successful load.
   */
  let retryAt: string | null = null
  const loadAndRetry = async () => {
    try {
      await renew()
      retryAt = null
    } catch (error) {
      log.error('content-not-renewed', error)
      retryAt = addMilliseconds(new Date(), retryMs)
    }
  }
  const loadAtStart = async () => {
    try {
      await loadPublishedDocuments()
    } catch {
      retryAt = new Date().toISOString()
      return
    }
    if (getPublishedEdits().files.size > 0) await loadAndRetry()
  }
  /**
   * Loads the documents if another process has changed a publication. During an update two
   * instances share one SQLite file. With PostgreSQL instances notify each other
   * (`listenForRevalidations`).
   */
  const followOtherProcess = async () => {
    try {
      const { database } = await getSiteStore()
      if ((await readPublicationStamp(database)) !== getPublishedEdits().stamp) await loadAndRetry()
    } catch {
      // The database is away. The next check comes after `followMs`.
    }
  }
  // After `startTimeoutMs` the server starts even if the database has not answered. The site shows
  // the published documents when they are loaded.
  await Promise.race([loadAtStart(), setTimeout(startTimeoutMs)])

  let isLoading = false
  let checkedAt = new Date()
  let followedAt = performance.now()
  const timer = setInterval(() => {
    if (isLoading) return
    const next = retryAt ?? getPublishedEdits().next
    const now = new Date()
    // After the system clock was set back, some loaded documents have a `publishAt` in the future.
    const isClockBack = now.toISOString() < addMilliseconds(checkedAt, -clockToleranceMs)
    checkedAt = now
    const isDue = next != null && next <= now.toISOString()
    const isFollowDue = env.DATABASE_URL === undefined && performance.now() - followedAt >= followMs
    if (!isClockBack && !isDue && !isFollowDue) return
    if (isFollowDue) followedAt = performance.now()
    isLoading = true
    const loaded = isClockBack || isDue ? loadAndRetry() : followOtherProcess()
    void loaded.finally(() => {
      isLoading = false
    })
  }, pollMs)
  return () => {
    clearInterval(timer)
  }
}
