/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant, not a setting
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('#lib/env')
  const { giveAnswersPolicies } = await import('#lib/http/answer-policy')
  const { policySite } = await import('#lib/http/content-security-policy')
  const { stampClientAddress } = await import('#lib/http/client-address')
  const { stampRequestId } = await import('#lib/http/request-id')
  const { keepPages } = await import('#lib/http/kept-pages')
  const { sendPrecompressed } = await import('#lib/http/precompressed')
  const { refuseWriting } = await import('#lib/http/refuse-writing')
  stampClientAddress(env.TRUST_PROXY)
  stampRequestId(env.TRUST_PROXY)
  // eslint-disable-next-line no-restricted-syntax -- as above; the development server needs eval, and posts to itself
  if (process.env.NODE_ENV === 'production') {
    giveAnswersPolicies(policySite(env))
    refuseWriting()
    sendPrecompressed()
    keepPages()
  }
  const { startRetention } = await import('#lib/leads/retention')
  startRetention()
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { onShutdown } = await import('#lib/shutdown')
  onShutdown(startOutbox())
}
