import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { findMisspelledSettings, parseEnv, settingNames } from '#lib/env-schema'

describe('parseEnv', () => {
  it('accepts an empty environment', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      LEAD_RETENTION_DAYS: 365,
      TRUST_PROXY: 0,
    })
  })

  it('accepts PostgreSQL and several mail recipients, and treats an empty variable as unset', () => {
    const set = {
      DATABASE_URL: 'postgresql://clinic:x@localhost/leads',
      SMTP_URL: 'smtps://u:p@mail.example:465',
    }
    expect(parseEnv({ SITE_URL: '', PORT: '4000' })).toMatchObject({
      SITE_URL: 'http://localhost:4000',
    })
    expect(
      parseEnv({ ...set, LEADS_EMAIL_TO: 'a@clinic.example, b@clinic.example' }),
    ).toMatchObject({
      ...set,
      LEADS_EMAIL_TO: ['a@clinic.example', 'b@clinic.example'],
    })
  })

  it('requires both settings of a pair', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'LEADS_EMAIL_TO must be set as well',
    )
    expect(() => parseEnv({ LEADS_EMAIL_TO: 'a@clinic.example' })).toThrow(
      'SMTP_URL must be set as well',
    )
    expect(() => parseEnv({ LEADS_WEBHOOK_URL: 'https://crm.example' })).toThrow(
      'LEADS_WEBHOOK_SECRET must be set',
    )
    expect(() => parseEnv({ TELEGRAM_CHAT_ID: '-100123' })).toThrow(
      'TELEGRAM_BOT_TOKEN must be set as well',
    )
  })

  it('accepts one webhook secret, or two during a change of secrets', () => {
    const one = `whsec_${'a'.repeat(32)}`
    const two = `whsec_${'b'.repeat(32)}`
    const LEADS_WEBHOOK_URL = 'https://crm.example/leads/?key=1'
    const parse = (secret: string) => parseEnv({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: secret })
    expect(parse(`${one}, ${two}`)).toMatchObject({
      LEADS_WEBHOOK_URL,
      LEADS_WEBHOOK_SECRET: [one, two],
    })
    expect(parse(one).LEADS_WEBHOOK_SECRET).toEqual([one])
    expect(() => parse(`${one},${two},${one}`)).toThrow(/LEADS_WEBHOOK_SECRET must be/)
  })

  it('names a malformed list setting once', () => {
    const set = {
      SMTP_URL: 'smtp://mail.example',
      LEADS_EMAIL_TO: 'anna@clinic.example, anna, olena',
    }
    expect(() => parseEnv(set)).toThrow(/^Configuration: LEADS_EMAIL_TO must be an e-mail address$/)
  })

  it.each([
    ['SITE_URL', 'clinic.example'],
    ['API_URL', 'not an address'],
    ['PORT', 'http'],
    ['LEAD_RETENTION_DAYS', '0'],
    ['PORT', '70000'],
    ['HOST', 'localhost'],
    ['LISTEN_FDS', '2'],
    ['TRUST_PROXY', 'yes'],
    ['REVALIDATE_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://localhost/leads'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_INSECURE', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['ACCESS_LOG', 'yes'],
    ['LEADS_EMAIL_FROM', 'clinic'],
    ['LEADS_WEBHOOK_URL', 'crm.example'],
    ['LEADS_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['TELEGRAM_BOT_TOKEN', 'bot'],
    ['TELEGRAM_CHAT_ID', 'Reception'],
  ])('the error names the setting %s when its value is %s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`Configuration: ${name} must (be|have) `),
    )
  })
})

it('finds names of settings with a wrong letter, transposed letters or small letters', () => {
  const source = {
    SMTP_ULR: 'smtp://mail.example',
    smtp_insecure: '1',
    LEAD_EMAIL_TO: 'anna@clinic.example',
    PORTS: '4000',
    HOME: '/root',
    PATH: '/bin',
    API_URL: 'https://provider.example',
    API_URI: 'https://provider.example',
  }
  expect(findMisspelledSettings(source)).toEqual([
    { name: 'SMTP_ULR', setting: 'SMTP_URL' },
    { name: 'smtp_insecure', setting: 'SMTP_INSECURE' },
    { name: 'LEAD_EMAIL_TO', setting: 'LEADS_EMAIL_TO' },
    { name: 'PORTS', setting: 'PORT' },
  ])
})

it.each(['#', '/', '?'])(
  'explains how to encode %s in a password, without repeating the password',
  (sign) => {
    const parse = (password: string) =>
      parseEnv({
        SMTP_URL: `smtp://clinic:12${password}secret@mail.example:587`,
        LEADS_EMAIL_TO: 'a@clinic.example',
      })
    expect(() => parse(sign)).toThrow(
      /^Configuration: SMTP_URL must be (?!.*secret).* # is %23, \/ is %2F, \? is %3F/,
    )
    expect(parse(encodeURIComponent(sign)).SMTP_URL).toContain('secret')
  },
)

describe('every setting', () => {
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name).sort()
  const settings = [...settingNames].sort()

  it('is described in the README', () => {
    expect(names('README.md', /^\| `([A-Z_]+)`/gm)).toEqual(settings)
  })

  it('reaches the site in a container through .env or compose.yaml', () => {
    expect(readFileSync('compose.yaml', 'utf8')).toContain('env_file: .env')
    const given = names('.env.example', /^([A-Z_]+)=/gm)
    const own = names(
      'compose.yaml',
      /^ {4}((?:DATABASE_URL|DATA_DIR|BACKUP_DIR|HOST|PORT|TRUST_PROXY)): /gm,
    )
    const ofSystemd = ['LISTEN_FDS', 'LISTEN_PID']
    expect([...new Set([...given, ...own, ...ofSystemd])].sort()).toEqual(
      [...settings, 'STAFF_EMAIL', 'POSTGRES_PASSWORD'].sort(),
    )
  })
})

it.each([
  '.env',
  '.env.new',
  'backups/a.backup',
  'deploy/certificates/privkey.pem',
  'data/leads.sqlite',
])('%s is ignored by git and by docker', (path) => {
  expect(spawnSync('git', ['check-ignore', '--quiet', path]).status).toBe(0)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(
    ignored.some((line) => line !== '' && (matchesGlob(path, line) || path.startsWith(`${line}/`))),
  ).toBe(true)
})
