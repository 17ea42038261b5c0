import { z } from 'zod'

const isOrigin = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === `${value.replace(/\/$/, '')}/`
}

const origin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://clinic.example, without a path')
  .transform((value) => new URL(value).origin)

const httpUrl = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
  .transform((value) => value.replace(/\/+$/, ''))

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value), `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be a whole number from ${minimum} to ${maximum}`)

const schema = z.object({
  /** Port the site listens on. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Public address, for canonical and shared links. */
  SITE_URL: origin.default('http://localhost:3000'),
  /** Provider of articles and taker of leads; unset: the site serves both itself. */
  API_URL: httpUrl.optional(),
  /** Lets the provider's editors refresh pages at once; unset: nobody can. */
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Folder of the embedded store. */
  DATA_DIR: z.string().default('./data'),
  /** Refused rather than ignored: leads would silently be kept elsewhere. */
  DATABASE_URL: z.never('is not supported yet; leads are kept in DATA_DIR').optional(),
  /** How many proxies in front of the site set X-Forwarded-For; 0: nobody's is believed. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
})

export type Env = z.infer<typeof schema>

/**
 * Settings from environment variables; an empty value counts as unset.
 * @throws Error naming each malformed variable and what it must be.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`Configuration: ${problems.join('; ')}`)
}

export const env = parseEnv(process.env)
