import { csv } from '#lib/desk/lists'
import { kyivDay } from '#lib/time/kyiv-time'
import { listQuery, tabOf, toDeskFilter } from '#lib/desk/list-query'
import { adminPost } from '#lib/desk/post'
import { attachment } from '#lib/auth/responses'

export const POST = adminPost(async (person, { field, desk }) => {
  const parts = csv(person, desk, await toDeskFilter(tabOf(field('tab')), listQuery(field)))
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
