import type { VisitCount } from '#lib/visits/count-visits'
import { readVisitEvent } from '#lib/visits/read-visit-event'

const campaign = {
  utm_source: 'Google',
  utm_campaign: 'Осінь',
  page: '/ua/check-up',
  gclid: 'secret',
}
const visit = { event: 'viewed', page: '/ua', order: 'check-up', last: campaign }
const read = (changes: object) => readVisitEvent(JSON.stringify({ ...visit, ...changes }))

function valueOf(counts: readonly VisitCount[], dimension: string, touch = '') {
  return counts.find((count) => count.dimension === dimension && count.touch === touch)?.value
}

it('counts an event once in each dimension, in lower case and without click ids', () => {
  const counts = read({})
  expect(new Set(counts.map(({ event }) => event))).toEqual(new Set(['viewed']))
  const known = counts.filter(({ value }) => value !== '')
  expect(
    Object.fromEntries(
      known.map(({ dimension, touch, value }) => [`${touch} ${dimension}`, value]),
    ),
  ).toEqual({
    ' language': 'ua',
    ' page': '/ua',
    ' package': 'check-up',
    'last utm_source': 'google',
    'last utm_campaign': 'осінь',
    'last landing': '/ua/check-up',
  })
  expect(counts).toHaveLength(13)
  expect(JSON.stringify(counts)).not.toContain('secret')
})

it.each([
  '',
  '/uk',
  '/ua/admin',
  '/ua/article/<b>',
  `/ua/article/${'a'.repeat(201)}`,
  '/ua/article/%E0%A4%A',
  '/ua/article/a%2Fb',
  '/ua/article/..',
  '//evil.example',
  5,
])('counts no event of the unknown page %j, and no campaign that landed there', (page) => {
  expect(read({ page })).toEqual([])
  expect(valueOf(read({ last: { ...campaign, page } }), 'landing', 'last')).toBe('')
})

it.each([
  '/ua/article/як-схуднути-без-дієт',
  "/en/article/it's-(not)-too-late!*",
  `/ua/article/${'ї'.repeat(200)}`,
  '/ua/article/a|b[1]',
])('counts an event of the article %s, and its campaign', (path) => {
  const page = new URL(path, 'https://clinic.example').pathname
  expect(valueOf(read({ page }), 'page')).toBe(page)
  expect(valueOf(read({ last: { ...campaign, page } }), 'landing', 'last')).toBe(page)
})

it('counts no unknown event and no unknown order, and cuts long values', () => {
  expect(read({ event: 'submitted' })).toEqual([])
  expect(valueOf(read({ order: 'package:gold' }), 'package')).toBe('')
  const long = read({
    first: { utm_source: `\u0000${'Я'.repeat(500)}`, utm_medium: 7 },
    last: 'x',
  })
  expect(valueOf(long, 'utm_source', 'first')).toBe('я'.repeat(100))
  expect(valueOf(long, 'utm_medium', 'first')).toBe('')
})
