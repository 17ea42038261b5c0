import { parseArgs } from 'node:util'
import { env } from '#lib/env'
import { restorePostgres } from '#scripts/backup/postgres'
import { restoreSqlite } from '#scripts/backup/sqlite'

// npm run restore -- FILE [--replace]: puts a backup in the place of the leads; the site must be stopped.

try {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error('One file, please: npm run restore -- FILE [--replace]')
  const replace = values.replace === true
  const url = env.DATABASE_URL
  console.log(
    url === undefined ? restoreSqlite(env.DATA_DIR, file, replace) : await restorePostgres(url, file, replace),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
