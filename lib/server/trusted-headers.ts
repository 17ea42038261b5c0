import { clientIpHeader, requestIdHeader } from '#lib/http/request-headers'
import type { Handler } from '#lib/server/handler'

/** Removes every other `x-*` header of a request: Next reads some twenty, and no visitor may steer the site by one. */
export const trustedHeaders: Handler = (request, _response, next) => {
  for (const name of Object.keys(request.headers))
    if (name.startsWith('x-') && name !== clientIpHeader && name !== requestIdHeader)
      Reflect.deleteProperty(request.headers, name)
  next()
}
