/** Starts background work in the development server. In production `lib/serve.ts` starts it. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- constants of Next, not settings
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'production') return
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { removeExpiredAccess } = await import('#lib/auth/remove-expired-access')
  startOutbox(removeExpiredAccess)
  const { loadPublishedDocuments } = await import('#lib/editing/load-published')
  await loadPublishedDocuments()
}
