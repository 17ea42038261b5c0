import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { type Edits, previewedEdits } from '#lib/content/edits'
import { readPreviewedDocuments } from '#lib/editing/published-documents'
import { previewHeader } from '#lib/request/request'
import type { Handler } from '#lib/server/handler'

/** Matches the cookie of Next's draft mode: `__prerender_bypass=4f6c…`. */
const draftModeCookie = /(?:^|; )__prerender_bypass=([^;]+)/

/**
 * True for the path of a page or a file that may contain drafts. The desk, the API and Next's files
 * never contain drafts.
 */
const hasDrafts = (url: string): boolean => !/^\/(staff|api|_next)\b/.test(url)

/**
 * Creates a handler that shows an editor the site with this editor's drafts. The response bypasses
 * the page cache, so that no other visitor gets the drafts.
 */
export function createDraftPreview(render: RequestListener): Handler {
  /**
   * Returns the drafts of the person to whom the cookies belong. Returns null unless the desk has
   * turned draft mode on for this person.
   */
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
