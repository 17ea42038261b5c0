import { parseArgs } from 'node:util'
import { env } from '#lib/env'
import { restorePostgres } from '#scripts/backup/postgres'
import { restoreSqlite } from '#scripts/backup/sqlite'

// npm run restore -- FILE [--replace] [--new]: puts a backup in the place of the leads; the site must be stopped.

try {
  const options = { replace: { type: 'boolean' }, new: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new Error('One file, please: npm run restore -- FILE [--replace] [--new]')
  const { replace = false, new: isNew = false } = values
  const url = env.DATABASE_URL
  console.log(
    url === undefined
      ? restoreSqlite(env.DATA_DIR, file, { replace, isNew })
      : await restorePostgres(url, file, replace),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
