import { noteAdded } from '#lib/desk/actions'
import { listPath } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'
import { getSiteContent } from '#lib/content/current-content'
import { newLead, storeLead } from '#lib/leads/receive'
import { signUpSchema, toFieldErrors } from '#lib/leads/schema'

/** Adds somebody who came, called or wrote, by the rules of the visitors' form, with the consent that was asked for. */
export const POST = deskPost(async (person, { field, form, desk, say }) => {
  const { data, error } = signUpSchema.safeParse({
    ...Object.fromEntries(form),
    consent: field('consent') === 'on',
    consentVersion: getSiteContent().consents.version,
    lastTouch: { utm_source: field('source') },
  })
  const failed = (problem: string) => say({ said: 'incomplete', fields: [...form], problem })
  if (!data) return failed(Object.entries(toFieldErrors(error))[0]?.join('.') ?? '')
  const key = `desk-${field('key')}`
  const { status } = await storeLead(newLead(key, data))
  const row = await desk.db
    .selectFrom('lead')
    .select('number')
    .where('key', '=', key)
    .executeTakeFirst()
  if (status > 201 || !row) return failed('name.failed')
  if (status === 201) await noteAdded(person, desk, row.number)
  // By its key the page's draft is known to be done with.
  const fields = (['key', 'to'] as const).map((name) => [name, field(name)] as const)
  return say(
    { said: 'done', number: row.number, action: 'added', fields },
    listPath({ lead: row.number }),
  )
})
