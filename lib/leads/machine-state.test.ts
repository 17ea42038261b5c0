import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNewestBackup, readCertificateEnd } from '#lib/leads/machine-state'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'))
})

afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it('finds the newest backup of a folder, among other files', async () => {
  const files = {
    'a.backup': 1000,
    'b.backup': 3000,
    'b.backup.sha256': 9000,
    'c.backup.part': 9000,
  }
  for (const [name, seconds] of Object.entries(files)) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), seconds, seconds)
  }
  expect(await findNewestBackup(folder)).toBe(3_000_000)
})

it('counts an empty and a missing folder as no backup', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  expect(await findNewestBackup(folder)).toBe(0)
  expect(error).not.toHaveBeenCalled()
  expect(await findNewestBackup(join(folder, 'missing'))).toBe(0)
  expect(String(error.mock.calls[0])).toContain('backups-not-readable')
})

it('reads the end of a certificate, even of one without a trusted issuer', async () => {
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', cert],
  ])
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const days = ((await readCertificateEnd(`https://127.0.0.1:${port}`)) - Date.now()) / 86_400_000
  server.close()
  expect(days).toBeGreaterThan(4)
  expect(days).toBeLessThan(6)
  expect(await readCertificateEnd('http://localhost:3000')).toBe(0)
})
