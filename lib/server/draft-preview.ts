import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { previewedEdits, type Edits } from '#lib/content/edits'
import { readPreviewedDocuments } from '#lib/editing/published-documents'
import { previewHeader } from '#lib/request/request'
import type { Handler } from '#lib/server/handlers'

/** The cookie of Next's draft mode. */
const bypass = /(?:^|; )__prerender_bypass=([^;]+)/

/** Pages, and what belongs to them; the desk and calls are as for everybody. */
const isShown = (url: string) => !/^\/(staff|api|_next)\b/.test(url)

/** Shows the site with their drafts to who edits, past all caches, so that nobody else gets it. */
export function preview(render: RequestListener): Handler {
  async function draftsOf(cookie: string): Promise<Edits | null> {
    const { statusCode, headers, payload } = await inject(render, {
      url: '/api/staff/preview',
      headers: { cookie },
    })
    if (statusCode !== 200) return null
    const [, known] = bypass.exec([headers['set-cookie']].flat().join('; ')) ?? []
    const { id } = JSON.parse(payload) as { id: string }
    return known !== undefined && bypass.exec(cookie)?.[1] === known
      ? readPreviewedDocuments(id)
      : null
  }
  return (request, response, next) => {
    const { url = '', method, headers } = request
    if (method !== 'GET' || !headers.cookie || !bypass.test(headers.cookie) || !isShown(url)) {
      next()
      return
    }
    draftsOf(headers.cookie)
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
