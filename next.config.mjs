import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'
import { securityHeaders } from './lib/http/security-headers.ts'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** What `lib/leads/cli.ts` needs beside the site in its own folder. */
const staffCommand = [
  './{lib,content}/**/*.ts',
  './messages/*.json',
  './node_modules/{kysely,nodemailer,zod,pg,pg-*,pgpass,postgres-*,split2,xtend}/**/*.{js,cjs,mjs,json}',
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Strangers must not make the server resize images; ours are ready-made.
  images: { unoptimized: true },
  cacheHandler: fileURLToPath(new URL('lib/http/cache-handler.ts', import.meta.url)),
  headers: () => {
    const all = Object.entries(securityHeaders)
    const kept = (/** @type {string} */ value) => [{ key: 'Cache-Control', value }]
    const pictures = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
    return Promise.resolve([
      { source: '/:path*', headers: all.map(([key, value]) => ({ key, value })) },
      // Others may show the pictures of link previews.
      { source: '/:language/og/:path*', headers: pictures },
      // Fonts carry their version in the name; icons do not.
      { source: '/fonts/:file', headers: kept('public, max-age=31536000, immutable') },
      { source: '/:file(icons/.+|favicon\\.ico)', headers: kept('public, max-age=86400') },
    ])
  },
  experimental: {
    // Pages made or renewed while serving stay in memory, which is bounded; made-up addresses cannot fill the disk.
    isrFlushToDisk: false,
    // Scripts carry the hash of their content.
    sri: { algorithm: 'sha256' },
  },
  // Titles and descriptions stand in <head> for everybody: no list of bots is complete, and all get the same bytes.
  htmlLimitedBots: /.*/,
  // eslint-disable-next-line no-restricted-syntax -- set by `npm run build -- --standalone`; not a setting of the site
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  outputFileTracingIncludes: { '/**': ['./content/posts/**/*.md'], '/api/health': staffCommand },
  outputFileTracingExcludes: {
    '/**': ['./data/**', './docs/**', './screenshots/**', './previews/**', './*.md', './**/*.test.ts'],
  },
  // The test runner type-checks and lints before it builds.
  typescript: { ignoreBuildErrors: true },
}

export default withNextIntl(config)
