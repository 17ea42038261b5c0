import type { RequestListener, Server } from 'node:http'
import { inject } from 'light-my-request'
import next from 'next'
import {
  listenForRevalidations,
  type RevalidatePages,
  setLocalRevalidation,
} from '#lib/blog/revalidate-instances'
import { publishScheduledDocuments } from '#lib/editing/publish-scheduled'
import { env, listenOptions } from '#lib/env'
import { log } from '#lib/log'
import { ownServerHeader } from '#lib/request/request'
import { createSiteServer } from '#lib/server/connections'
import type { Handler } from '#lib/server/handler'
import { createSiteHandler } from '#lib/server/site-handler'
import { endWarmUp, warmUpPageCache } from '#lib/server/warm-up'

/**
 * Largest number of connections that wait for `accept`. The value is the default limit of Linux.
 */
const backlog = 4096

/**
 * Milliseconds between the server's start and the warm-up of the page cache. An immediate warm-up
 * would slow down the first visitors.
 */
const warmUpDelayMs = 10_000

export type RunningServer = {
  server: Server
  /** Stops the scheduled work and Next. Must be called when no request is under way. */
  close: () => Promise<void>
}

/** Starts the server around Next (docs/decisions/0002-own-server.md). */
export async function startServer(): Promise<RunningServer> {
  const app = next({})
  await app.prepare()
  const handle = app.getRequestHandler()
  const render: Handler = (request, response) => void handle(request, response)
  const site = createSiteHandler(render)
  const revalidate = async (): Promise<Promise<unknown>[]> => {
    await revalidateNext(render as RequestListener)
    return site.emptyCache()
  }
  const revalidatePages: RevalidatePages = async () => {
    const rendersUnderWay = await revalidate()
    if (rendersUnderWay.length === 0) return
    // A page whose render began before the revalidation may be outdated, but Next caches the page
    // as new. The second revalidation removes such pages.
    Promise.allSettled(rendersUnderWay)
      .then(revalidate)
      .catch((error: unknown) => log.error('pages-not-renewed', error))
  }
  setLocalRevalidation(revalidatePages)
  const stopScheduled = await publishScheduledDocuments(revalidatePages)
  const stopRevalidations = listenForRevalidations(revalidatePages)
  const server = createSiteServer(site.handleClient)
  server.on('error', (error) => {
    log.error('not-listening', error, { port: env.PORT })
    process.exit(1)
  })
  server.listen(listenOptions, backlog, () => {
    log.info('serving', { url: env.SITE_URL, port: env.PORT })
    // With a provider there is no warm-up, because the warm-up would fetch posts that no visitor
    // has opened.
    if (env.API_URL !== undefined) {
      endWarmUp()
      return
    }
    setTimeout(() => void warmUpPageCache(server, site.fillCache), warmUpDelayMs).unref()
  })
  const close = async (): Promise<void> => {
    stopScheduled()
    await stopRevalidations()
    await app.close()
  }
  return { server, close }
}

/**
 * Revalidates Next's own cache in this instance.
 *
 * @throws Error unless `POST /api/revalidate` answers 200
 */
async function revalidateNext(render: RequestListener): Promise<void> {
  const { statusCode } = await inject(render, {
    method: 'POST',
    url: '/api/revalidate',
    headers: { [ownServerHeader]: '1' },
  })
  if (statusCode !== 200) throw new Error(`This instance answered ${statusCode}`)
}
