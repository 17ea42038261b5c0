import { saveLead } from '#lib/leads/save-lead'
import { readAllLeads, describeEachDatabase } from '#e2e/support/test-databases'
import { makeFixedLead as lead } from '#e2e/support/test-lead'
import { sql } from 'kysely'
import { openStore } from '#lib/database/open'
import { trySignUp } from '#lib/leads/try-sign-up'

describeEachDatabase('a store', (given) => {
  it('saves every field of a lead', async () => {
    const full = lead({
      name: `O'Brien 👩‍⚕️ "שרה"; DROP TABLE lead;--`,
      status: 'suspected',
      order: 'check-up',
      language: 'en',
      referrer: 'https://search.example/',
      firstTouch: { utm_source: 'google', gclid: 'x' },
      lastTouch: { utm_source: 'facebook', utm_campaign: 'осінь' },
    })
    expect(await saveLead(given.db, full)).toBe('created')
    expect(await readAllLeads(given.db)).toEqual([full])
  })

  it('saves one lead when the same sign-up arrives many times at once', async () => {
    const { key } = lead()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => saveLead(given.db, lead({ key }))),
    )
    expect(results.toSorted()).toEqual(['created', ...Array<string>(7).fill('known')])
    expect(await readAllLeads(given.db)).toHaveLength(1)
  })

  it('refuses to open when a table or column is missing, and names it; columns of a later version are allowed', async () => {
    const other = await given.newDatabase('without tables')
    const { db } = await other.open()
    const open = async () => (await openStore(other.place)).close()
    await sql`ALTER TABLE delivery RENAME COLUMN last_error TO error`.execute(db)
    await expect(open()).rejects.toThrow(
      /^The store has no column delivery\.last_error: .*begin with a new store\.$/,
    )
    await sql`ALTER TABLE delivery RENAME COLUMN error TO last_error`.execute(db)
    await sql`ALTER TABLE lead ADD COLUMN later_text text`.execute(db)
    await sql`ALTER TABLE lead ADD COLUMN later_number integer NOT NULL DEFAULT 1`.execute(db)
    await open()
    await sql`ALTER TABLE link RENAME TO old_link`.execute(db)
    await expect(open()).rejects.toThrow(/^The store has no table link: /)
    await other.close()
  })

  it('tries a sign-up without leaving a row or using a number', async () => {
    await saveLead(given.db, lead())
    await trySignUp(given.db)
    await trySignUp(given.db)
    await saveLead(given.db, lead())
    const numbers = await given.db.selectFrom('lead').select('number').orderBy('number').execute()
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }])
    expect(await given.db.selectFrom('delivery').selectAll().execute()).toEqual([])
  })

  it('makes its tables once when several processes open it at the same time', async () => {
    const other = await given.newDatabase('without tables')
    const stores = await Promise.all(Array.from({ length: 3 }, () => other.open()))
    for (const each of stores) expect(await readAllLeads(each.store.database)).toEqual([])
    await other.close()
  })
})
