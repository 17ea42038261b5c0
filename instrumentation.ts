/**
 * Starts background work in the development server. In production `lib/serve.ts` starts this work.
 */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- constants of Next, not settings
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'production') return
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { removeExpiredDeskRows } = await import('#lib/desk/remove-expired-desk-rows')
  startOutbox(removeExpiredDeskRows)
  const { loadPublishedDocuments } = await import('#lib/editing/load-published')
  await loadPublishedDocuments()
}
