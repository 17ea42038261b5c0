import { clientAddress } from '#lib/http/client-address'

describe('clientAddress', () => {
  it('believes nobody by default', () => {
    expect(clientAddress('1.2.3.4', '203.0.113.9', 0)).toBe('203.0.113.9')
  })

  it('believes as many proxies as are trusted, not what the client wrote before them', () => {
    expect(clientAddress('9.9.9.9, 198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7')
    expect(clientAddress('9.9.9.9, 198.51.100.7, 10.0.0.2', '10.0.0.1', 2)).toBe('198.51.100.7')
  })

  it('stands a missing header', () => {
    expect(clientAddress(undefined, '203.0.113.9', 2)).toBe('203.0.113.9')
  })
})
