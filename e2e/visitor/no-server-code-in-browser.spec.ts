import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '#e2e/support/test'

/** Patterns that match only code and settings of the server. */
const serverWords = {
  settings:
    /REVALIDATE_SECRET|SMTP_URL|DATABASE_URL|LEADS_EMAIL|LEADS_WEBHOOK|TELEGRAM_|DATA_DIR|API_URL|TRUST_PROXY/,
  kysely: /SelectQueryNode|kysely/i,
  nodemailer: /nodemailer|STARTTLS/i,
  pg: /SASLInitialResponse|pgpass|postgres/i,
  sqlite: /node:sqlite|journal_mode/,
  'sanitize-html': /allowedSchemesByTag/,
  limits: /rate-limiter|RateLimiter/,
}

const readTexts = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('scripts for browsers contain no server code', () => {
  const client = readTexts('.next/static/**/*.{js,css,json}')
  // The SQLite worker is also server code, but Next does not bundle this worker.
  const server = [
    ...readTexts('.next/server/chunks/**/*.js'),
    ...readTexts('lib/database/sqlite-worker.ts'),
  ]
  expect(client.length).toBeGreaterThan(5)
  for (const [name, pattern] of Object.entries(serverWords)) {
    expect(
      client.filter(({ text }) => pattern.test(text)).map(({ file }) => `${name}: ${file}`),
    ).toEqual([])
    // The server's code must match each pattern. Otherwise the check above would prove nothing.
    expect([name, server.some(({ text }) => pattern.test(text))]).toEqual([name, true])
  }
})
