import { structuredDataOnce } from '#lib/http/structured-data-once'

const data = '{"name":"«Обід» & \\u003cчай\\u003e"}'
const row = (text: string) =>
  `4e:T${Buffer.byteLength(text).toString(16)},${JSON.stringify(text).slice(1, -1).replaceAll('&', '\\u0026')}`
const page = (payload: string) =>
  `<script type="application/ld+json">${data}</script><p>&</p><script>self.__next_f.push([1,"1f:[]\\n${payload}11:[]\\n"])</script>`

it('leaves structured data where search engines read them, and empties their row of the payload', () => {
  expect(structuredDataOnce(page(row(data)))).toBe(page('4e:T2,{}'))
})

it.each([
  ['no page', '<p>Їжа</p>'],
  ['a row of other text', page(row('{"name":"Вечеря"}'))],
  ['a row of another length', page(row(data).replace(':T', ':T1'))],
])('leaves %s as it is', (_, html) => {
  expect(structuredDataOnce(html)).toBe(html)
})
