import { getButtonValue, parseEditorPost } from '#lib/editing/editor-post'

const form = { document: 'services', draft: '12', draftSavedAt: '2026-11-26T10:00:00.000Z' }
const parse = (fields: Record<string, string>) => parseEditorPost(new URLSearchParams(fields))

it('a button names the file that it adds', () => {
  const pressed = getButtonValue('addFile', 'figure.yaml')
  expect(parse({ ...form, do: pressed })).toMatchObject({
    verb: 'addFile',
    argument: 'figure.yaml',
    draft: 12,
    seenPublication: null,
  })
})

it('a post without a draft saves a new draft', () => {
  expect(parse({ document: 'faq', do: 'publish' })).toMatchObject({ draft: null, at: '' })
})

it.each(['', 'erase', 'unschedule', 'unschedule=x'])('the post do=%s is refused', (value) => {
  expect(parse({ ...form, do: value })).toBeNull()
})
