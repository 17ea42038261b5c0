import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmptyApp } from '#bench/empty-site'
import { scriptBytes } from '#e2e/support/page-weight'

const folder = 'node_modules/.cache/empty-app'

/** Bytes of the scripts of an empty Next app: built once for each version of Next. */
export async function emptyAppBytes(): Promise<number> {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }
  const file = join(folder, version)
  if (existsSync(file)) return Number(readFileSync(file, 'utf8'))
  const app = await buildEmptyApp()
  const bytes = scriptBytes(readFileSync(join(app.folder, '.next/server/app/index.html'), 'utf8'), app.folder)
  app.remove()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, String(bytes))
  return bytes
}
