import type { AdPlatform } from '#content/ad-platforms'
import { env } from '#lib/env'
import { withAttributionColumns } from '#lib/leads/staff/attribution-columns'
import { filterOptions, oneOf, readArgs, toFilter, UsageError, type Cli, type Command } from '#lib/leads/cli/command'
import { leadCount } from '#lib/leads/cli/format'
import { isEverDescribed, hasConsentFor } from '#lib/leads/conversions/agreed-platforms'
import { toGoogleAds } from '#lib/leads/conversions/google-ads'
import type { Lead } from '#lib/leads/lead'
import { toMetaOffline } from '#lib/leads/conversions/meta-offline'
import { toCsv } from '#lib/leads/staff/csv'
import { filterLeads } from '#lib/leads/staff/lead-query'
import { fromRow, numberedColumns, type Db } from '#lib/leads/store/tables'
import { hasStaff } from '#lib/staff/is-open'

const formats = ['csv', 'json', 'google-ads', 'meta-offline'] as const

/** Longest name of a conversion action in Google Ads. */
const maxConversion = 100

/** `export`: whole leads for a spreadsheet or a program, or conversions for an advertising platform. */
export const exportLeads: Command = async (cli, args) => {
  const options = {
    ...filterOptions,
    format: { type: 'string', default: 'csv' },
    conversion: { type: 'string' },
  } as const
  const { values } = readArgs(args, options)
  const format = oneOf(formats, 'format', values.format)
  if (values.conversion !== undefined && format !== 'google-ads')
    throw new UsageError('--conversion goes with --format google-ads')
  const isForPlatform = format === 'google-ads' || format === 'meta-offline'
  if (isForPlatform && values.status !== undefined) throw new UsageError('--status goes with csv and json')
  if (isForPlatform) checkPlatform(format)
  // Suspected spam is nobody's conversion.
  const query = filterLeads(cli.db, toFilter(isForPlatform ? { ...values, status: 'new' } : values))
    .select(numberedColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  const leads = (await query.execute()).map(fromRow)
  if (format === 'json') return { file: JSON.stringify(leads, null, 2) }
  if (isForPlatform) return { file: await toPlatform(cli, format, leads, values.conversion ?? 'Sign-up') }
  const { columns, rows } = withAttributionColumns(leads)
  return { file: toCsv(rows, columns).trimEnd() }
}

/** @throws UsageError naming what is missing before anybody's data may go to a platform. */
function checkPlatform(platform: AdPlatform): void {
  if (platform === 'meta-offline' && env.META_OFFLINE !== 'on')
    throw new UsageError('The export for Meta is off: docs/marketing.md says what must be done first.')
  if (!isEverDescribed(platform))
    throw new UsageError(
      `Nobody has agreed to this: the privacy policy does not say that data goes to ${platform}. Describe it in content/ad-platforms.ts, record the new texts (npm run record-consent) and name the platform in adPlatforms of their row in content/consent.ts. Requests sent from then on can be exported.`,
    )
}

/** Once somebody works at the desk only who was booked has converted; before, everybody who signed up. */
async function convertedOf(db: Db, leads: readonly Lead[]): Promise<readonly Lead[]> {
  if (!(await hasStaff(db))) return leads
  const booked = await db.selectFrom('deskEntry').select('leadId').where('status', '=', 'booked').execute()
  const ids = new Set(booked.map(({ leadId }) => leadId))
  return leads.filter(({ id }) => ids.has(id))
}

async function toPlatform(cli: Cli, platform: AdPlatform, leads: readonly Lead[], conversion: string): Promise<string> {
  if (conversion === '' || conversion.length > maxConversion || /\p{Cc}/u.test(conversion))
    throw new UsageError(`--conversion: the name of the conversion action, up to ${maxConversion} characters`)
  const converted = await convertedOf(cli.db, leads)
  const agreed = converted.filter((lead) => hasConsentFor(platform, lead))
  const { file, conversions } = platform === 'google-ads' ? toGoogleAds(agreed, conversion) : toMetaOffline(agreed)
  const why = platform === 'google-ads' ? 'no valid click id of Google' : 'no whole phone number'
  cli.note(
    `${leadCount(conversions)} exported. Left out: ${agreed.length - conversions} with ${why}, ${converted.length - agreed.length} whose accepted texts do not mention this platform, ${leads.length - converted.length} not booked at the desk, and all suspected spam.`,
  )
  return file
}
