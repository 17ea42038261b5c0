import { parseArgs } from 'node:util'
import { measureDesk } from '#bench/leads-desk'
import { measureAway, measureKill, measureLock, measureRefusing, measureRemoved } from '#bench/leads-faults'
import { measureLoad, measureMemory } from '#bench/leads-load'
import type { Bench } from '#bench/leads-part'
import { measureStaff } from '#bench/leads-staff'
import { startPostgres } from '#e2e/support/postgres'

// npm run bench:leads [-- --store sqlite|postgres --part load|memory|staff|desk|kill|away|lock|removed|refusing --seconds 10 --leads 100000 --stored 1000000 --rounds 50]
// Needs a build. Measures the built site and the staff's command, and prints a table of Markdown.

const parts: Record<string, (bench: Bench) => Promise<void>> = {
  load: measureLoad,
  memory: measureMemory,
  staff: measureStaff,
  desk: measureDesk,
  kill: measureKill,
  away: measureAway,
  lock: measureLock,
  removed: measureRemoved,
  refusing: measureRefusing,
}

const { values } = parseArgs({
  options: {
    store: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    part: { type: 'string', multiple: true, default: Object.keys(parts) },
    seconds: { type: 'string', default: '10' },
    leads: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '50' },
  },
})
const options = {
  seconds: Number(values.seconds),
  leads: Number(values.leads),
  stored: Number(values.stored),
  rounds: Number(values.rounds),
}

const rows: string[][] = []
for (const store of values.store) {
  const postgres = store === 'postgres' ? await startPostgres() : null
  const report = (what: string, result: string) => {
    rows.push([what, store, result])
    console.error([what, store, result].join('  '))
  }
  for (const part of values.part) {
    const database = postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}
    await parts[part]?.({ database, postgres, options, report })
  }
  await postgres?.remove()
}
console.log(['| | Store | |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'))
