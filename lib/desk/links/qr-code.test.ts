import { qrPng, qrSvg } from '#lib/desk/links/qr-code'

it('makes no code of an address that is too long for one', async () => {
  const long = `https://clinic.example/${'a'.repeat(3000)}`
  expect([await qrSvg(long), await qrPng(long)]).toEqual([null, null])
})
