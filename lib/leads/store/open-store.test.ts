import { allLeads, inEachDatabase } from '#e2e/support/test-databases'
import { testLead as lead } from '#e2e/support/test-lead'

inEachDatabase('a store', (given) => {
  it('keeps all of a lead', async () => {
    const full = lead({
      name: `O'Brien 👩‍⚕️ "שרה"; DROP TABLE lead;--`,
      status: 'suspected',
      order: 'check-up',
      language: 'en',
      referrer: 'https://search.example/',
      firstTouch: { utm_source: 'google', gclid: 'x' },
      lastTouch: { utm_source: 'facebook', utm_campaign: 'осінь' },
    })
    expect(await given.store.add(full)).toBe('created')
    expect(await allLeads(given.db)).toEqual([full])
  })

  it('makes one lead of many that come at once', async () => {
    const { key } = lead()
    const results = await Promise.all(Array.from({ length: 8 }, () => given.store.add(lead({ key }))))
    expect(results.toSorted()).toEqual(['created', ...Array<string>(7).fill('known')])
    expect(await allLeads(given.db)).toHaveLength(1)
  })

  it('makes its tables only once when many open it at the same time', async () => {
    const other = await given.newDatabase('without tables')
    const stores = await Promise.all(Array.from({ length: 3 }, () => other.open()))
    for (const each of stores) expect(await allLeads(each.store.database)).toEqual([])
    await other.close()
  })
})
