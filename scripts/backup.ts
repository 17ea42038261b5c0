import { env } from '#lib/env'
import { requireStore } from '#lib/leads/store/existing-store'
import { backUpPostgres } from '#scripts/backup/postgres'
import { backUpSqlite } from '#scripts/backup/sqlite'

// npm run backup -- FILE: the leads as they are at this moment, while the site runs.

const [file, ...more] = process.argv.slice(2)
try {
  if (file === undefined || more.length > 0)
    throw new Error('One file, please: npm run backup -- leads-2026-11-21.backup')
  await requireStore()
  const url = env.DATABASE_URL
  console.log(url === undefined ? backUpSqlite(env.DATA_DIR, file) : await backUpPostgres(url, file))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
