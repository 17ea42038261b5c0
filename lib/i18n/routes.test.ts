import { pathTo } from '#lib/i18n/routes'

describe('pathTo', () => {
  it.each([
    ['DASH-diet', '/ua/article/DASH-diet'],
    ['що їсти', '/ua/article/%D1%89%D0%BE%20%D1%97%D1%81%D1%82%D0%B8'],
    ['a/../b?c#d', '/ua/article/a%2F..%2Fb%3Fc%23d'],
    ['%E0', '/ua/article/%25E0'],
    ['😀', '/ua/article/%F0%9F%98%80'],
    ['half \ud83d, half \ude00', '/ua/article/half%20%EF%BF%BD%2C%20half%20%EF%BF%BD'],
  ])('makes a path of any slug: %j', (slug, path) => {
    expect(pathTo('ua', 'article', { slug })).toBe(path)
  })
})
