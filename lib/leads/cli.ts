import { parseArgs, stripVTControlCharacters } from 'node:util'
import { toCsv } from '#lib/leads/csv'
import { statuses, type Lead, type Touch } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import type { LeadFilter, LeadStore } from '#lib/leads/store/lead-store'
import { openStore } from '#lib/leads/store/open-store'

const usage = `Leads of the site, for the clinic's staff. Works while the site runs.

  npm run leads -- list   [--since 2026-11-01] [--status new|suspected]
  npm run leads -- show ID
  npm run leads -- export [--format csv|json] [--since …] [--status …] > leads.csv`

const columns = [
  'createdAt',
  'status',
  'name',
  'phone',
  'order',
  'language',
  'page',
  'referrer',
  'firstTouch',
  'lastTouch',
] as const
const consentColumns = [
  'consentVersion',
  'consentHash',
  'consentLanguage',
  'consentAt',
  'updatedAt',
  'id',
  'key',
] as const

/** A mistake in how the command was called; its message is for the person who typed it. */
class UsageError extends Error {}

function toQuery(touch: Touch): string {
  return new URLSearchParams(Object.entries(touch).map(([key, value]) => [key, value ?? ''])).toString()
}

function flatten(lead: Lead): Record<string, string | null> {
  return {
    ...lead,
    firstTouch: toQuery(lead.firstTouch),
    lastTouch: toQuery(lead.lastTouch),
  }
}

/** Local time for people: `2026-11-20 14:05`. */
function toTime(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).slice(0, 16)
}

function toLine(lead: Lead): string {
  const mark = lead.status === 'suspected' ? '  [suspected spam]' : ''
  const parts = [
    lead.id.slice(0, 8),
    toTime(lead.createdAt),
    formatPhone(lead.phone),
    lead.name,
    lead.order ?? 'consultation',
  ]
  return stripVTControlCharacters(`${parts.join('  ')}  (${lead.language})${mark}`)
}

function toFilter(values: { since?: string | undefined; status?: string | undefined }): LeadFilter {
  const since = values.since === undefined ? undefined : new Date(values.since)
  if (since && Number.isNaN(since.getTime()))
    throw new UsageError(`--since ${values.since ?? ''}: not a date such as 2026-11-01`)
  const status = statuses.find((known) => known === values.status)
  if (values.status && !status) throw new UsageError(`--status ${values.status}: must be ${statuses.join(' or ')}`)
  return { since: since?.toISOString(), status }
}

async function run(store: LeadStore, args: string[]): Promise<string> {
  const options = {
    since: { type: 'string' },
    status: { type: 'string' },
    format: { type: 'string', default: 'csv' },
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, id = ''] = positionals
  switch (command ?? 'help') {
    case 'list': {
      const leads = await store.list(toFilter(values))
      return leads.length > 0 ? leads.map(toLine).join('\n') : 'No leads.'
    }
    case 'show': {
      const lead = await store.find(id)
      if (!lead) throw new UsageError(`No single lead with the id ${id}`)
      return Object.entries(flatten(lead))
        .map(([name, value]) => `${name}: ${stripVTControlCharacters(value ?? '')}`)
        .join('\n')
    }
    case 'export': {
      const leads = await store.list(toFilter(values))
      if (values.format === 'json') return JSON.stringify(leads, null, 2)
      if (values.format !== 'csv') throw new UsageError(`--format ${values.format}: must be csv or json`)
      return toCsv(leads.map(flatten), [...columns, ...consentColumns]).trimEnd()
    }
    default:
      throw new UsageError(usage)
  }
}

try {
  const store = await openStore()
  console.log(await run(store, process.argv.slice(2)))
  await store.close()
} catch (error) {
  const isMisuse = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = isMisuse ? 2 : 1
}
