import { noteAdded } from '#lib/desk/actions'
import { listPath } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'
import { content } from '#lib/content/content'
import { newLead } from '#lib/leads/receive'
import { signUpSchema, toFieldErrors } from '#lib/leads/schema'
import { storeLead } from '#lib/leads/store-lead'

/** Adds somebody who came, called or wrote, by the rules of the visitors' form, with the consent that was asked for. */
export const POST = deskPost(async (person, { field, form, desk }) => {
  const { data, error } = signUpSchema.safeParse({
    ...Object.fromEntries(form),
    consent: field('consent') === 'on',
    consentVersion: content.consents.version,
    lastTouch: { utm_source: field('source') },
  })
  const failed = (errors: Readonly<Record<string, string | undefined>>) => {
    const found = Object.entries(errors).map(([name, code = '']) => [`error-${name}`, code] as const)
    return { to: '/staff/add', flash: { said: 'incomplete', number: 0, fields: [...form, ...found] } } as const
  }
  if (!data) return failed(toFieldErrors(error))
  const key = `desk-${field('key')}`
  const { status } = await storeLead(newLead(key, data))
  const row = await desk.db.selectFrom('lead').select('number').where('key', '=', key).executeTakeFirst()
  if (status > 201 || !row) return failed({ name: 'failed' })
  if (status === 201) await noteAdded(person, desk, row.number)
  return {
    to: listPath('queue', {}, { lead: row.number }),
    flash: { said: 'done', number: row.number, action: 'added' },
  }
})
