import { z } from 'zod'
import { toReturnPath } from '#lib/auth/desk-paths'
import { redirectAfterPost } from '#lib/auth/responses'
import { createDeskPost } from '#lib/desk/desk-post'
import { mergeSpelling, separateSpelling } from '#lib/desk/statistics/source-spellings'

const sourceSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('merge'), spelling: z.string(), source: z.string() }),
  z.object({ do: z.literal('separate'), spelling: z.string() }),
])

/** Merges two spellings of a source in the statistics, or separates them. */
export const POST = createDeskPost(
  async (person, { form, desk, getField }) => {
    const { data } = sourceSchema.safeParse(Object.fromEntries(form))
    if (data?.do === 'merge') await mergeSpelling(person, desk.db, data)
    if (data?.do === 'separate') await separateSpelling(person, desk.db, data.spelling)
    return redirectAfterPost(toReturnPath(getField('to')))
  },
  { role: 'marketing' },
)
