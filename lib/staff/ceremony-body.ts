import { z } from 'zod'
import { readBody } from '#lib/read-body'

/** A passkey's answer is about one kilobyte. */
const maxBytes = 16_384

const text = z.string().max(8192)

/** What `PasskeyButton` sends; what the library checks is only checked for being text. */
const schema = z.object({
  token: text.default(''),
  response: z
    .object({ id: text, rawId: text, type: z.literal('public-key'), response: z.record(z.string(), z.unknown()) })
    .loose()
    .optional(),
})

/** The body of a step of signing in or joining, or null. */
export async function ceremonyBody(request: Request): Promise<z.infer<typeof schema> | null> {
  try {
    return schema.parse(JSON.parse((await readBody(request, maxBytes)) ?? ''))
  } catch {
    return null
  }
}
