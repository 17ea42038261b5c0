import { csv } from '#lib/leads/desk/csv'
import { openDesk } from '#lib/leads/desk/desk'
import { tabs } from '#lib/leads/desk/filter'
import { kyivDay } from '#lib/kyiv-time'
import { attachment } from '#lib/staff/attachment'
import { requireRole } from '#lib/staff/forbidden'
import { listQuery, toDeskFilter } from '#lib/staff/list-query'
import { deskPost } from '#lib/staff/post'
import { requireRecent } from '#lib/staff/require-staff'

/** The leads of a list as a file, page by page from the store: any number of them. */
export const POST = deskPost(async (person, { field }) => {
  requireRole(person, 'admin')
  requireRecent(person)
  const desk = await openDesk()
  const tab = tabs.find((known) => known === field('tab')) ?? 'all'
  const parts = csv(person, desk, await toDeskFilter(tab, listQuery(field)))
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return attachment(body, `leads-${kyivDay(desk.now)}.csv`, 'text/csv; charset=utf-8')
})
