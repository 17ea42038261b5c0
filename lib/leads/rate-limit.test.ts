import { describeEachDatabase } from '#e2e/support/test-databases'
import { limitClients, removeFutureCounts } from '#lib/leads/rate-limit'

const network = (number: number, host = '1') => `2001:db8:0:${number.toString(16)}::${host}`
const open = () => limitClients({ points: 3, duration: 600, keyPrefix: 'test' })

async function waits(
  limit: (address: string) => Promise<number>,
  addresses: readonly string[],
): Promise<boolean[]> {
  const results: boolean[] = []
  for (const address of addresses) results.push((await limit(address)) > 0)
  return results
}

it('counts the notations of one address, and the hosts of one /64, as one client', async () => {
  const limit = open()
  expect(
    await waits(limit, ['9.8.7.4', '9.8.7.4:1', '::ffff:0908:0704', '[::ffff:9.8.7.4]:2']),
  ).toEqual([...[false, false, false], true])
  const hosts = [
    network(1, '2'),
    `[${network(1, 'a:b')}]:443`,
    network(1, '4%eth0'),
    '2001:DB8:0:1:0:0:9.8.7.4',
  ]
  expect(await waits(limit, hosts)).toEqual([false, false, false, true])
  expect(await limit('9.8.7.5')).toBe(0)
})

it('refuses a client that uses many networks of one /48, and no client of another /48', async () => {
  const limit = open()
  const rotating = await waits(
    limit,
    Array.from({ length: 200 }, (_, each) => network(each)),
  )
  expect(rotating.filter((isRefused) => !isRefused)).toHaveLength(12)
  expect(await limit(network(0xffff))).toBeGreaterThan(0)
  expect(await limit('2001:db8:1::1')).toBe(0)
})

it('a refused client does not use up the limit of its neighbours in the /48', async () => {
  const limit = open()
  await waits(
    limit,
    Array.from({ length: 100 }, () => network(1)),
  )
  expect(await waits(limit, [network(2), network(2), network(2), network(2)])).toEqual([
    false,
    false,
    false,
    true,
  ])
})

describeEachDatabase('counts', (given) => {
  it('made while the clock was 400 days ahead refuse no client once the clock is right', async () => {
    const now = Date.now()
    const rows = [
      { key: 'sign-up:192.0.2.1', points: 31, expire: now + 400 * 86_400_000 },
      { key: 'sign-up:192.0.2.2', points: 31, expire: now + 600_000 },
    ]
    await given.db.insertInto('rateLimit').values(rows).execute()
    await removeFutureCounts(given.db, new Date(now))
    const left = await given.db.selectFrom('rateLimit').select('key').execute()
    expect(left).toEqual([{ key: 'sign-up:192.0.2.2' }])
  })
})
