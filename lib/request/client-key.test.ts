import { clientKey } from '#lib/request/client-key'

const customers = (addresses: readonly string[]) => [...new Set(addresses.map((each) => clientKey(each).customer))]

describe('the key of a client', () => {
  it('is its IPv4 address, with or without a port, in any spelling of IPv6', () => {
    const spellings = [
      '9.8.7.4',
      ' 9.8.7.4 ',
      '9.8.7.4:1',
      '9.8.7.4:65535',
      '::ffff:9.8.7.4',
      '::FFFF:9.8.7.4',
      '::ffff:0908:0704',
      '::ffff:908:704',
      '0:0:0:0:0:ffff:9.8.7.4',
      '0000:0000:0000:0000:0000:ffff:0908:0704',
      '[::ffff:9.8.7.4]',
      '[::ffff:0908:0704]:443',
      '::ffff:9.8.7.4%eth0',
    ]
    expect(customers(spellings)).toEqual(['9.8.7.4'])
    expect(clientKey('9.8.7.4').site).toBeNull()
    expect(clientKey('9.8.7.5').customer).toBe('9.8.7.5')
  })

  it('is the /64 and the /48 of its IPv6 address, in any spelling', () => {
    const spellings = [
      '2001:db8:0:1::1',
      '2001:0DB8:0000:0001:ffff:eeee:dddd:cccc',
      '2001:db8:0:1:0:0:9.8.7.4',
      '[2001:db8:0:1::2]',
      '[2001:db8:0:1::3]:443',
      '2001:db8:0:1::4%eth0',
      '[2001:db8:0:1::5%25eth0]:443',
    ]
    expect(customers(spellings)).toEqual(['2001:db8:0:1::/64'])
    expect(clientKey('2001:db8:0:1::1').site).toBe('2001:db8:0::/48')
    expect(clientKey('2001:db8:0:ffff::1')).toEqual({ customer: '2001:db8:0:ffff::/64', site: '2001:db8:0::/48' })
    expect(clientKey('2001:db8:1:1::1').site).toBe('2001:db8:1::/48')
    expect(clientKey('::1').customer).toBe('0:0:0:0::/64')
  })

  it('is one for everything that is no address', () => {
    const garbage = ['', 'unknown', '_hidden', 'for=9.8.7.4', '9.8.7', '9.8.7.4.3', '256.1.1.1', '0x9.8.7.4', '1.2:80']
    const more = ['9.8.7.4:', '9.8.7.4:999999', '[::1', '::1]', '1:2:3', ':::1', '1::2::3', 'x'.repeat(10_000), '%eth0']
    expect(customers([...garbage, ...more, '08.8.8.8', '\u0000', '9.8.7.4\n1', '„9.8.7.4“'])).toEqual(['unknown'])
  })
})
