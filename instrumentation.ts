/** Runs once when the development server starts; in production the server itself starts this work (`lib/server`). */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constants, not settings
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'production') return
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { removeExpiredAccess } = await import('#lib/auth/remove-expired-access')
  startOutbox(removeExpiredAccess)
  const { loadPublishedDocuments } = await import('#lib/editing/load-published')
  await loadPublishedDocuments()
}
