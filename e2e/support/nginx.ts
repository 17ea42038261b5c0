import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#e2e/support/free-port'
import { isAnswering, waitUntil } from '#e2e/support/wait-until'

export type Nginx = {
  url: string
  httpUrl: string
  /** Makes nginx read its configuration again. */
  reload: () => void
  stop: () => Promise<void>
}

/**
 * Starts the installed nginx with deploy/nginx.conf.
 * @param servers the file that names the instances of the site (deploy/switch.sh)
 */
export async function startNginx(servers: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // nginx may run its worker processes as another user than the user of the tests. That other user
  // must be able to read the cache in this folder.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const httpPort = await findFreePort()
  const pair = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    ...pair,
  ])
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('/etc/nginx/clinic-servers.conf', servers)
    .replace(/listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/srv/clinic/current', process.cwd())
    .replaceAll(/\/etc\/nginx\/certificates|\/var\/cache|\/var\/log\/nginx/g, folder)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const main = `daemon off; pid ${folder}/pid; events { worker_connections 768; } http { ${temporary.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const httpUrl = `http://127.0.0.1:${httpPort}`
  await waitUntil(() => isAnswering(httpUrl))
  const stop = async () => {
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const reload = () => {
    nginx.kill('SIGHUP')
  }
  return { url: `https://127.0.0.1:${port}`, httpUrl, reload, stop }
}
