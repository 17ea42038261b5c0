import { sql } from 'kysely'
import { makeLead } from '#e2e/support/test-lead'
import { newDelivery } from '#lib/leads/store/deliveries'
import { addDeskEntries } from '#lib/leads/store/desk-entries'
import { isPostgres } from '#lib/leads/store/dialect'
import { openStore } from '#lib/leads/store/open-store'
import { toRow } from '#lib/leads/store/tables'

const dayMs = 86_400_000
const step = 1000

const firstNames = ['Олена', 'Ольга', 'Оксана', 'Ірина', 'Наталія', 'Марія', 'Іван', 'Петро', 'Андрій', 'Юлія', 'Тарас']
const syllables = ['ко', 'ва', 'ле', 'мо', 'ри', 'шев', 'бо', 'гри', 'ни', 'са', 'по', 'лу', 'де', 'тка', 'чен', 'зар']

/** One of 4096 surnames. */
function surname(index: number): string {
  const letters = [0, 4, 8]
    .map((shift) => syllables[((index * 2654435761) >>> shift) % syllables.length] ?? '')
    .join('')
  return `${letters.charAt(0).toUpperCase()}${letters.slice(1)}ко`
}

/** Fills a store with so many leads of the last days (a year), nearly all delivered; a fiftieth is suspected spam. */
export async function fillStore(place: { folder: string } | { url: string }, count: number, days = 365): Promise<void> {
  const store = await openStore(place)
  const db = store.database
  // Only the filling may be lost.
  if (!isPostgres(db)) await sql`PRAGMA synchronous = OFF`.execute(db)
  const now = Date.now()
  const one = (index: number) => {
    const createdAt = new Date(now - Math.floor((index * days * dayMs) / count)).toISOString()
    const isSpam = index % 50 === 49
    const lead = makeLead({
      createdAt,
      status: isSpam ? 'suspected' : 'new',
      language: index % 4 === 0 ? 'en' : 'ua',
      order: index % 3 === 0 ? 'check-up' : null,
      name: `${firstNames[index % firstNames.length] ?? ''} ${surname(Math.floor(index / firstNames.length))}`,
      lastTouch: {
        utm_source: `source-${index % 20}`,
        utm_campaign: `campaign-${index % 50}`,
        at: createdAt,
        page: '/ua',
      },
    })
    const delivered = { status: 'delivered', attempts: 1, deliveredAt: createdAt }
    const delivery = { ...newDelivery(lead.id, 'provider', createdAt, createdAt), ...(index % 500 !== 7 && delivered) }
    const row = { ...toRow(lead), deliveredAt: isSpam ? null : delivery.deliveredAt }
    return { lead, row, delivery: isSpam ? [] : [{ ...delivery, ...(index % 500 === 7 && { status: 'dead' }) }] }
  }
  for (let from = 0; from < count; from += step) {
    const leads = Array.from({ length: Math.min(step, count - from) }, (_, index) => one(from + index))
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('lead')
        .values(leads.map(({ row }) => row))
        .execute()
      await addDeskEntries(transaction, leads)
      await transaction
        .insertInto('delivery')
        .values(leads.flatMap(({ delivery }) => delivery))
        .execute()
    })
  }
  if (isPostgres(db)) await sql`ANALYZE`.execute(db)
  await store.close()
}
