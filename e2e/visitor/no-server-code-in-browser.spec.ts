import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '#e2e/support/test'

/** Words that stand in the code of a setting or of a module of the server. */
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

test('nothing of the server stands in what browsers get', () => {
  const client = readTexts('.next/static/**/*.{js,css,json}')
  // SQLite runs in a thread of its own, outside the bundle.
  const server = [
    ...readTexts('.next/server/chunks/**/*.js'),
    ...readTexts('lib/database/sqlite-worker.ts'),
  ]
  expect(client.length).toBeGreaterThan(5)
  for (const [name, pattern] of Object.entries(serverWords)) {
    expect(
      client.filter(({ text }) => pattern.test(text)).map(({ file }) => `${name}: ${file}`),
    ).toEqual([])
    // The words are those of the code that runs here; otherwise their absence would prove nothing.
    expect([name, server.some(({ text }) => pattern.test(text))]).toEqual([name, true])
  }
})
