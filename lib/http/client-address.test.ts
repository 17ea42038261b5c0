import { clientAddress, limitKey } from '#lib/http/client-address'

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

describe('limitKey', () => {
  it('takes IPv4 whole, also in IPv6 dress', () => {
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9')
    expect(limitKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('takes the /64 of IPv6, however it is written', () => {
    expect(limitKey('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
    expect(limitKey('2001:0db8::1')).toBe('2001:db8:0:0::/64')
    expect(limitKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })
})
