import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { type Edits, previewedEdits } from '#lib/content/edits'
import { readPreviewedDocuments } from '#lib/editing/published-documents'
import { previewHeader } from '#lib/request/request'
import type { Handler } from '#lib/server/handler'

/** The cookie of Next's draft mode: `__prerender_bypass=4f6c…`. */
const draftModeCookie = /(?:^|; )__prerender_bypass=([^;]+)/

/** Paths that show drafts: pages and their files. The desk and the calls are the same for everybody. */
const hasDrafts = (url: string): boolean => !/^\/(staff|api|_next)\b/.test(url)

/** Shows an editor the site with their drafts. The response passes no cache, so that nobody else gets it. */
export function createDraftPreview(render: RequestListener): Handler {
  /** The drafts of the person whose cookies these are, null unless the desk has turned draft mode on for them. */
  async function findDrafts(cookie: string): Promise<Edits | null> {
    const { statusCode, headers, payload } = await inject(render, {
      url: '/api/staff/preview',
      headers: { cookie },
    })
    if (statusCode !== 200) return null
    const [, issued] = draftModeCookie.exec([headers['set-cookie']].flat().join('; ')) ?? []
    const [, sent] = draftModeCookie.exec(cookie) ?? []
    const { id } = JSON.parse(payload) as { id: string }
    return issued !== undefined && sent === issued ? readPreviewedDocuments(id) : null
  }
  return (request, response, next) => {
    const { url = '', method, headers } = request
    const { cookie = '' } = headers
    if (method !== 'GET' || !draftModeCookie.test(cookie) || !hasDrafts(url)) {
      next()
      return
    }
    findDrafts(cookie)
      .then((edits) => {
        if (!edits) {
          next()
          return
        }
        headers[previewHeader] = '1'
        previewedEdits.run(edits, render, request, response)
      })
      .catch(next)
  }
}
