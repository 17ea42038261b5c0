import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ms, type Bench } from '#bench/leads-part'
import { percentile } from '#bench/load'
import { fillStore } from '#bench/million'
import { testPerson } from '#e2e/support/test-person'
import { kyivDay } from '#lib/time/kyiv-time'
import { counts } from '#lib/leads/desk/counts'
import { figures } from '#lib/leads/desk/figures'
import { list } from '#lib/leads/desk/list'
import { queue } from '#lib/leads/desk/queue'
import { view } from '#lib/leads/desk/view'
import { isPostgres } from '#lib/leads/store/dialect'
import { openStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'

const rounds = 20
/** The most that a clinic of this size gets in a day. */
const leadsPerDay = 300
const dayMs = 86_400_000

/** The desk over many leads, of which a third was booked, 300 are new and 40 are to be called again. */
export async function measureDesk({ database, options, report }: Bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const url = database['DATABASE_URL']
  const place = url === undefined ? { folder } : { url }
  const allDays = Math.ceil(options.stored / leadsPerDay)
  await fillStore(place, options.stored, allDays)
  const store = await openStore(place)
  const [person, desk] = [testPerson('anna'), { db: store.database, folder: null, channels: [], now: new Date() }]
  await fillDesk(desk.db)
  const { lines } = await queue(person, desk)
  const { phone = '', name = '', number = 0 } = lines[9]?.lead ?? {}
  const search = (text: string) => () => list(person, desk, { tab: 'all', search: text, page: 1 })
  const shown = (filter: object) => () => list(person, desk, { tab: 'all', page: 1, ...filter })
  const period = (days: number) => ({ from: kyivDay(new Date(Date.now() - days * dayMs)), to: kyivDay(new Date()) })
  const parts: Record<string, () => Promise<unknown>> = {
    'queue of 340': () => queue(person, desk),
    'counts of the tabs': () => counts(person, desk),
    lead: () => view(person, desk, number ?? 0),
    'list, all': shown({}),
    'list, all, page 20': shown({ page: 20 }),
    'list, later': shown({ tab: 'later' }),
    'list, booked': shown({ status: 'booked' }),
    'list, one campaign, booked': shown({ campaign: 'campaign-7', status: 'booked' }),
    'list, a day, one order': shown({ day: kyivDay(new Date(Date.now() - 100 * dayMs)), order: 'check-up' }),
    'search, one letter': search('о'),
    'search, first name': search('олена'),
    'search, both names': search(name),
    'search, phone begun': search('067 12'),
    'search, whole phone': search(phone),
    'search, number': search(String(number)),
    'search, nobody': search('йййй'),
    ...Object.fromEntries(
      [30, 365, allDays].flatMap((days) =>
        (['day', 'utm_source', 'utm_campaign', 'package'] as const).map((by) => [
          `figures of ${days} days by ${by}`,
          () => figures(person, desk, period(days), by),
        ]),
      ),
    ),
  }
  for (const [what, run] of Object.entries(parts)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await run()
      times.push(performance.now() - started)
    }
    report(`desk: ${what}, ${options.stored} leads, p95`, ms(percentile(times, 0.95)))
  }
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fillDesk(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`PRAGMA synchronous = OFF`.execute(db)
  await sql`UPDATE desk_entry SET
    status = CASE WHEN number % 3 = 0 THEN 'booked' ELSE 'closed' END,
    reason = CASE WHEN number % 3 = 0 THEN NULL ELSE 'declined' END,
    first_call_at = created_at, first_call_minutes = number % 60`.execute(db)
  await sql`UPDATE desk_entry SET status = 'new', reason = NULL, first_call_at = NULL, first_call_minutes = NULL
    WHERE number > (SELECT max(number) - 340 FROM desk_entry)`.execute(db)
  await sql`UPDATE desk_entry SET status = 'noAnswer', attempts = 1, due_at = created_at
    WHERE number > (SELECT max(number) - 40 FROM desk_entry)`.execute(db)
  if (isPostgres(db)) await sql`VACUUM ANALYZE`.execute(db)
}
