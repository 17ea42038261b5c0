import { limitKey } from '#lib/http/client-address'

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
