import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#e2e/support/free-port'
import { until } from '#e2e/support/until'

const program = 'nginx'

/** Why nginx cannot be tried here; undefined when it can. */
export const noNginx =
  spawnSync(program, ['-v']).error &&
  'nginx is not installed (Debian: apt-get install nginx): its configuration is not tried'

/** A response as it came over the wire; status 0 when the connection broke or the body was cut short. */
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Options = { method?: string; headers?: Record<string, string>; body?: string; localAddress?: string }

export type Proxy = {
  /** URL of its plain http. */
  httpUrl: string
  /** URL of its https. */
  url: string
  /** Asks nginx for a path by https, on a connection of its own. */
  ask: (path: string, options?: Options) => Promise<Answer>
  stop: () => Promise<void>
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1')

/** The site's instances behind it. */
type Instances = readonly [string] | readonly [string, string]

const serverLine = (url: string) => `server ${new URL(url).host.replace('localhost', '127.0.0.1')} max_fails=0;`

/** deploy/nginx.conf with other addresses and folders; throws where the file has not what is to be replaced. */
function configuration(folder: string, port: number, httpPort: number, [one, other]: Instances): string {
  const replacements = {
    'server site-a:3000 max_fails=0;': serverLine(one),
    'server site-b:3000 max_fails=0;': other === undefined ? '' : serverLine(other),
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen [::]:80;': hasIpv6 ? `listen [::1]:${httpPort};` : '',
    'listen [::]:443 ssl http2;': hasIpv6 ? `listen [::1]:${port} ssl http2;` : '',
    '/etc/nginx/certificates/fullchain.pem': join(folder, 'certificate.pem'),
    '/etc/nginx/certificates/privkey.pem': join(folder, 'key.pem'),
    '/var/cache/clinic': join(folder, 'cache'),
    '/var/log/nginx/access.log': join(folder, 'access.log'),
  }
  return Object.entries(replacements).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf: no ${from}`)
      return text.replace(from, to)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
}

/** Starts the machine's nginx with deploy/nginx.conf in front of one or two instances, under a certificate made for this. */
export async function startProxy(instances: Instances): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const [port, httpPort] = [await freePort(), await freePort()]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  })
  writeFileSync(join(folder, 'site.conf'), configuration(folder, port, httpPort, instances))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  // As Debian's own nginx.conf includes it, which compresses.
  const main = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; events { worker_connections 768; }
    http { gzip on; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const server = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))

  const ask = (path: string, { body, ...options }: Options = {}) =>
    new Promise<Answer>((resolve) => {
      const broken = () => {
        resolve({ status: 0, headers: {}, body: Buffer.alloc(0) })
      }
      const own = { host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false }
      const asked = request({ ...own, ...options }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', broken)
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
        })
      })
      asked.on('error', broken).end(body)
    })

  await until(async () => {
    if (server.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    return (await ask('/api/health')).status !== 0
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { httpUrl: `http://127.0.0.1:${httpPort}`, url: `https://127.0.0.1:${port}`, ask, stop }
}
