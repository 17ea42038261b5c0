import { createSignInPath } from '#lib/auth/desk-paths'
import { respondJson, redirectAfterPost } from '#lib/auth/responses'
import { act, changes, claim, erase, note, undo, type ChangeResult } from '#lib/desk/actions'
import { deskPost } from '#lib/desk/post'

/**
 * Whatever is done about one caller. The button's value, a query, says what, beside the fields: `kind=closed&reason=other`.
 * A note that was typed is kept whatever becomes of the rest.
 */
export const POST = deskPost(async (person, { field, form, desk, say }) => {
  const [number, version, isSure] = [
    Number(field('number')),
    Number(field('version')),
    field('sure') !== '',
  ]
  const pressed = Object.fromEntries(new URLSearchParams(field('do')))
  const { data } = changes.safeParse({
    ...Object.fromEntries(form),
    of: form.getAll('of'),
    ...pressed,
  })
  if (data?.kind === 'erase' && !person.isRecent)
    return redirectAfterPost(createSignInPath(field('to')))
  const noted = field('note').trim() === '' ? null : await note(person, desk, number, field('note'))
  const change = async (): Promise<ChangeResult> => {
    if (!data) return { kind: 'invalid' }
    if (data.kind === 'note') return noted ?? { kind: 'invalid' }
    if (data.kind === 'erase') return erase(person, desk, number, isSure)
    if (data.kind === 'claim' || data.kind === 'release')
      return claim(person, desk, number, data.kind, isSure)
    if (data.kind === 'undo') return undo(person, desk, number, data.event)
    return act(person, desk, number, version, data, isSure)
  }
  const { kind: said, ...rest } = await change()
  // The press on «Call» asks by script.
  if (field('as') === 'json') return respondJson(rest)
  const fields = [...form].filter(([name]) => name !== 'note')
  return say({ said, number, action: data?.kind ?? '', ...rest, ...(said === 'ask' && { fields }) })
})
