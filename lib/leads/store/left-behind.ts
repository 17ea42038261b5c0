import { resolve } from 'node:path'
import { env } from '#lib/env'
import { hasStoreFile } from '#lib/leads/store/sqlite-file'
import { log } from '#lib/log'

/** Logs that the embedded store of DATA_DIR is not read, as DATABASE_URL is set: nobody moves its leads. */
export function logLeadsLeftBehind({ DATABASE_URL: url, DATA_DIR: folder } = env): void {
  if (url !== undefined && hasStoreFile(folder))
    log.error('leads-left-behind', 'DATABASE_URL is set, so the store in DATA_DIR is not read', {
      folder: resolve(folder),
    })
}
