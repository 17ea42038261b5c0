import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Runs a function outside the request at hand. A timer set inside one keeps the whole request, as Next remembers it,
 * until it fires: a rate limiter's ten minutes, about 30 KB for each address.
 */
export const outsideRequests = AsyncLocalStorage.snapshot()
