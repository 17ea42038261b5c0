import { readdir, stat, statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** What the site reads about its machine, for alarms and metrics. */
export type MachineState = {
  /**
   * Time of the newest backup in BACKUP_DIR, in milliseconds since 1970. 0 when the folder has no
   * backup or cannot be read. Null without BACKUP_DIR.
   */
  backupAt: number | null
  /** Free share of the disk with DATA_DIR, from 0 to 1. Null when the disk cannot be read. */
  freeDisk: number | null
  /**
   * Time when the certificate of SITE_URL ends, in milliseconds since 1970. Null without https, and
   * when no certificate could be read.
   */
  certificateEndsAt: number | null
}

const minuteMs = 60_000

/**
 * Returns the state of the machine, which is read at most once in five minutes. The alarms ask every
 * 15 seconds. Never throws.
 */
export const readMachineState = (): Promise<MachineState> => states.forceFetch('machine')

const states = new LRUCache<'machine', MachineState>({
  max: 1,
  ttl: 5 * minuteMs,
  fetchMethod: readNewState,
})

async function readNewState(): Promise<MachineState> {
  const [backupAt, freeDisk, certificateEndsAt] = await Promise.all([
    env.BACKUP_DIR === undefined ? null : findNewestBackup(env.BACKUP_DIR),
    readFreeDisk(env.DATA_DIR),
    certificates.fetch(env.SITE_URL),
  ])
  return { backupAt, freeDisk, certificateEndsAt: certificateEndsAt || null }
}

/**
 * Returns the time of the newest file `*.backup` in a folder, in milliseconds since 1970. Returns 0
 * when there is no such file or the folder cannot be read.
 */
export async function findNewestBackup(folder: string): Promise<number> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
    const files = await Promise.all(names.map((name) => stat(join(folder, name))))
    return Math.max(0, ...files.map(({ mtimeMs }) => mtimeMs))
  } catch (error) {
    log.error('backups-not-readable', error)
    return 0
  }
}

/** Returns the share of a folder's disk that the site may still fill, from 0 to 1. */
async function readFreeDisk(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, blocks }) => (blocks === 0 ? null : bavail / blocks),
    () => null,
  )
}

/** Ends of certificates by URL, for an hour. 0 stands for a certificate that could not be read. */
const certificates = new LRUCache<string, number>({
  max: 1,
  ttl: 60 * minuteMs,
  fetchMethod: (url) => readCertificateEnd(url).catch(() => 0),
})

/**
 * Returns the time when the certificate of an https URL ends, in milliseconds since 1970. Returns 0
 * for http. The certificate is not verified, because an expired certificate must be read as well.
 * @throws Error when the server does not answer within five seconds
 */
export function readCertificateEnd(url: string): Promise<number> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:') return Promise.resolve(0)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const options = { host: hostname, servername: hostname, rejectUnauthorized: false }
  const socket = connect({ ...options, port: Number(port || 443), timeout: 5000 }, () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to) || 0)
    socket.destroy()
  })
  socket.on('error', reject)
  socket.on('timeout', () => socket.destroy(new Error('The server did not answer in five seconds')))
  return promise
}
