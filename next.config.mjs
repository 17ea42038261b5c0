import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { getSiteContent } from './lib/content/current-content.ts'
import { closedPolicy, coverPolicy } from './lib/request/policy.ts'
import { securityHeaders } from './lib/request/policy.ts'
import { locales } from './lib/i18n/locales.ts'

/** The fonts of every page, fetched before its first line of HTML is read (docs/decisions/0008-first-paint.md). */
const fontPreloads = ['onest-site-3', 'geologica-site-3']
  .map((name) => `</fonts/${name}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Known when built (scripts/build.ts), told by /api/health.
  // eslint-disable-next-line no-restricted-syntax -- written into the build, not a setting of the server
  env: { SITE_VERSION: process.env.SITE_VERSION ?? '' },
  // The server in front compresses (lib/server).
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  // `npm test` checks the types, and `npm run check` those of the content: a release need not check them again.
  typescript: { ignoreBuildErrors: true },
  // Images are ready: nobody can make the server resize them.
  images: { unoptimized: true },
  cacheHandler: fileURLToPath(new URL('lib/server/next-cache-handler.ts', import.meta.url)),
  // Caches in front of the site show a stale page for a day at most.
  expireTime: 86_400,
  headers: () => {
    const always = Object.entries(securityHeaders)
    const cached = (/** @type {string} */ value) => [{ key: 'Cache-Control', value }]
    // Pages bring a policy of their own (lib/server/next-cache-handler.ts, middleware.ts).
    const closed = [{ key: 'Content-Security-Policy', value: closedPolicy }]
    return Promise.resolve([
      { source: '/:path*', headers: always.map(([key, value]) => ({ key, value })) },
      {
        source: `/:page((?:${locales.join('|')}|staff)(?:/(?!og/).*)?)`,
        headers: [{ key: 'Link', value: fontPreloads }],
      },
      // Which pages a browser may fetch when a visitor is about to open them (docs/decisions/0010-pages-are-documents.md).
      {
        source: `/:page((?:${locales.join('|')})(?:/(?!og/).*)?)`,
        headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }],
      },
      {
        source: '/speculation-rules.json',
        headers: [
          { key: 'Content-Type', value: 'application/speculationrules+json' },
          ...cached('public, max-age=86400'),
          ...closed,
        ],
      },
      { source: '/:folder(api|_next|fonts|icons|images|doctors|pictures)/:path*', headers: closed },
      { source: '/:file(favicon\\.ico|robots\\.txt|sitemap\\.xml)', headers: closed },
      { source: '/:language/:file(og/.*)', headers: closed },
      // Their only style is the dark scheme's; as pictures they run nothing.
      {
        source: '/covers/:name',
        headers: [{ key: 'Content-Security-Policy', value: coverPolicy }],
      },
      // Others may show the images of link previews.
      {
        source: '/:language/og/:path*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      // Fonts carry their version in the name; icons and pictures do not.
      { source: '/fonts/:file', headers: cached('public, max-age=31536000, immutable') },
      // Made anew with the posts, which search engines ask for now and then.
      { source: '/:file(sitemap\\.xml|robots\\.txt)', headers: cached('public, max-age=300') },
      {
        source: '/:file(icons/.+|images/.+|pictures/.+|favicon\\.ico)',
        headers: cached('public, max-age=86400'),
      },
    ])
  },
  turbopack: {
    rules: {
      // Style sheets of visitors' pages, which stand in the page as text (app/sheets.ts).
      '*.pcss': {
        loaders: [fileURLToPath(new URL('scripts/style-sheet-loader.mjs', import.meta.url))],
        as: '*.js',
      },
    },
    resolveAlias: {
      // React has what SWR's shim stands in for.
      'use-sync-external-store/shim': 'react',
    },
  },
  experimental: {
    // Pages rendered or revalidated while serving stay in memory, which is bounded; random URLs cannot fill the disk.
    isrFlushToDisk: false,
    // Scripts carry the hash of their content.
    sri: { algorithm: 'sha256' },
  },
  // Titles and descriptions stand in <head> for everybody: no list of bots is complete, and all get the same bytes.
  htmlLimitedBots: /.*/,
}

/** The server has no use for next-intl's plugin, which brings a compiler. What a page that broke says is part of the build, and a build and `next typegen` write the types of the messages, arguments included. */
export default async (/** @type {string} */ phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: { createMessagesDeclaration: './messages/ua.json' },
  })({
    ...config,
    env: {
      ...config.env,
      CLINIC_PHONE: getSiteContent().clinic.phone,
      ERROR_PAGE: JSON.stringify(getSiteContent().errorPage),
    },
  })
}
