import { setImmediate } from 'node:timers/promises'
import type { Handler } from '#lib/server/handler'

let turn = Promise.resolve()

/** Lets one request a turn of the event loop go on to Next, so that what the cache serves does not wait for a flood of them. */
export const oneATurn: Handler = (_request, _response, next) => {
  turn = turn.then(() => setImmediate())
  void turn.then(next)
}
