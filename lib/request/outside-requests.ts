import { AsyncLocalStorage } from 'node:async_hooks'

/** Runs a function outside the request at hand, which a timer set inside would keep until it fires (some 30 KB). */
export const outsideRequests = AsyncLocalStorage.snapshot()
