import { readVisit } from '#lib/leads/visits/visit'

const visit = { event: 'viewed', language: 'ua', page: '/ua', source: 'google', order: 'check-up' }
const read = (changes: object) => readVisit(JSON.stringify({ ...visit, ...changes }))

describe('readVisit', () => {
  it('reads what our form tells', () => {
    expect(read({})).toEqual({ event: 'viewed', language: 'ua', page: '/ua', source: 'google', order: 'check-up' })
    expect(read({ event: 'started', source: undefined, order: null })).toMatchObject({ source: '', order: '' })
  })

  it.each(['/ua/check-up', '/ua/article', '/ua/article/DASH-diet', '/ua/blog/page/2', '/ua/sign-up'])(
    'counts %s',
    (page) => {
      expect(read({ page })?.page).toBe(page)
    },
  )

  it.each([
    '',
    '/',
    '/en',
    '/ua/',
    '/ua/admin',
    '/ua/blog/page',
    '/ua/article/a/b',
    '/ua/article/<b>',
    `/ua/article/${'a'.repeat(101)}`,
    '//evil.example',
    5,
  ])('knows no page %j', (page) => {
    expect(read({ page })).toBeNull()
  })

  it.each(['', 'null', '[]', '{', '7'])('stands %j', (body) => {
    expect(readVisit(body)).toBeNull()
  })

  it('counts no other events and languages, and invents no orders', () => {
    expect(read({ event: 'submitted' })).toBeNull()
    expect(read({ language: 'uk' })).toBeNull()
    expect(read({ order: 'package:gold' })?.order).toBe('')
    expect(read({ source: `\u0000${'я'.repeat(500)}` })?.source).toBe('я'.repeat(50))
  })
})
