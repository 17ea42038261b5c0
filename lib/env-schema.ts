import leven from 'leven'
import { z } from 'zod'

const siteUrlError = 'must be a URL such as https://clinic.example, without a path'
const siteUrl = z
  .url({ protocol: /^https?$/, error: siteUrlError, abort: true })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, siteUrlError)
  .transform((value) => new URL(value).origin)

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/\/+$/, ''))

/**
 * Makes the schema of a URL that may contain a password. In the password, `#` and `/` must be
 * percent-encoded, because either would end the host name. The error message does not contain the
 * password.
 */
const urlWithPassword = (protocol: RegExp, example: string) => {
  const error = `must be a URL such as ${example}; in its password % is %25, # is %23, / is %2F, ? is %3F, @ is %40 and & is %26`
  return z
    .url({ protocol, hostname: /./, error })
    .refine((value) => !/[/?#].*@/.test(value.replace('://', '')), error)
}

const wholeNumber = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error))
}

/** Matches a secret of Standard Webhooks: 24 to 64 bytes in base64. */
const webhookSecret = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const commaList = z.string().transform((value) => value.split(',').map((item) => item.trim()))
const mailbox = z.email('must be an e-mail address')

/** The settings of the site, which README describes. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.union([z.ipv4(), z.ipv6()], 'must be an IP address such as 127.0.0.1').optional(),
  /**
   * systemd sets LISTEN_FDS and LISTEN_PID when it passes an open socket to the server
   * (sd_listen_fds(3)). LISTEN_FDS is the number of sockets. LISTEN_PID is the id of the process
   * that receives them.
   */
  LISTEN_FDS: z.literal('1', 'must be 1: the server listens on one socket').optional(),
  LISTEN_PID: z.string().optional(),
  SITE_URL: siteUrl.optional(),
  API_URL: httpUrl.optional(),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: urlWithPassword(
    /^postgres(ql)?$/,
    'postgres://user:password@host:5432/name',
  ).optional(),
  SMTP_URL: urlWithPassword(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  SMTP_INSECURE: z.literal('1', 'must be 1, or not set').optional(),
  LEADS_EMAIL_TO: commaList.pipe(z.array(mailbox)).optional(),
  LEADS_EMAIL_FROM: mailbox.optional(),
  LEADS_WEBHOOK_URL: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'must be a URL such as https://crm.example/leads',
    })
    .optional(),
  LEADS_WEBHOOK_SECRET: commaList
    .refine(
      (secrets) => secrets.length <= 2 && secrets.every((secret) => webhookSecret.test(secret)),
      'must be whsec_ and 24 to 64 bytes in base64, or two of these',
    )
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{30,}$/, 'must be a token as BotFather gives it')
    .optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^(?:-?\d+|@\w+)$/, 'must be a number such as -1001234567890, or @name of a channel')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRACES_URL: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'must be a URL such as http://127.0.0.1:4318',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ACCESS_LOG: z.literal('1', 'must be 1, or not set').optional(),
  LEAD_RETENTION_DAYS: wholeNumber(1, 3650).default(365),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
})

export const settingNames: readonly string[] = Object.keys(settings.shape)

const together = [
  ['SMTP_URL', 'LEADS_EMAIL_TO'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
] as const

/** The default of SITE_URL. */
export const makeLocalUrl = (port: number): string => `http://localhost:${port}`

const schema = settings
  .superRefine((set, context) => {
    for (const pair of together) {
      const because = pair.find((name) => set[name])
      for (const name of pair.filter((each) => because && !set[each]))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `must be set as well, since ${because} is`,
        })
    }
  })
  .transform((set) => ({ ...set, SITE_URL: set.SITE_URL ?? makeLocalUrl(set.PORT) }))

export type Env = z.infer<typeof schema>

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws Error naming each malformed setting and its rule
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  // `path` begins with the name of the setting. If the setting is a list, the index of the wrong
  // value follows. The message names only the setting.
  const problems = result.error.issues.map(
    ({ path: [name = ''], message }) => `${String(name)} ${message}`,
  )
  throw new Error(`Configuration: ${[...new Set(problems)].join('; ')}`)
}

/** A variable with the wrong name `name`, and the setting that is probably meant. */
export type MisspelledSetting = { name: string; setting: string }

/**
 * Finds variables whose names are nearly names of settings, such as SMTP_ULR. The letters of such a
 * name differ from the setting in at most a quarter of its length.
 */
export function findMisspelledSettings(
  source: Record<string, string | undefined>,
): readonly MisspelledSetting[] {
  const unset = settingNames.filter((name) => !source[name])
  return Object.keys(source)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const setting = unset.find(
        (each) => leven(each, name.toUpperCase()) <= Math.floor(each.length / 4),
      )
      return setting === undefined ? [] : [{ name, setting }]
    })
}
