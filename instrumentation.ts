/**
 * Starts the traces of requests, if the settings name a collector. In the development server also
 * starts the background work, which `lib/serve.ts` starts in production.
 */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- constant of Next, not a setting
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('#lib/env')
  if (env.TRACES_URL !== undefined) (await import('#lib/metrics/traces')).sendTraces(env.TRACES_URL)
  // eslint-disable-next-line no-restricted-syntax -- constant of Next, not a setting
  if (process.env.NODE_ENV === 'production') return
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { removeExpiredDeskRows } = await import('#lib/desk/remove-expired-desk-rows')
  startOutbox(removeExpiredDeskRows)
  const { loadPublishedDocuments } = await import('#lib/editing/load-published')
  await loadPublishedDocuments()
}
