import { parseArgs } from 'node:util'
import { env } from '#lib/env'
import { missingStore } from '#lib/leads/store/existing-store'
import { restorePostgres } from '#scripts/backup/postgres'
import { restoreSqlite } from '#scripts/backup/sqlite'

// npm run restore -- FILE [--replace] [--new]: puts a backup in the place of the leads; the site must be stopped.

try {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false }, new: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new Error('One file, please: npm run restore -- FILE [--replace] [--new]')
  const missing = await missingStore()
  if (missing !== undefined && !values.new) throw new Error(`${missing} On a new machine add --new.`)
  const options = { replace: values.replace, isNew: missing !== undefined }
  const url = env.DATABASE_URL
  console.log(
    url === undefined ? restoreSqlite(env.DATA_DIR, file, options) : await restorePostgres(url, file, options),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
