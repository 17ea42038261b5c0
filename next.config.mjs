import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { getSiteContent } from './lib/content/current-content.ts'
import { closedPolicy, coverPolicy } from './lib/request/policy.ts'
import { securityHeaders } from './lib/request/policy.ts'
import { locales } from './lib/i18n/locales.ts'

/**
 * The value of the `Link` response header. The browser gets the header before the HTML, so it
 * fetches these fonts before it has read the HTML (docs/decisions/0008-first-paint.md).
 */
const fontPreloads = ['onest-site-3', 'geologica-site-3']
  .map((name) => `</fonts/${name}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // scripts/build.ts sets SITE_VERSION, and /api/health shows this version.
  // eslint-disable-next-line no-restricted-syntax -- written into the build, not a setting of the server
  env: { SITE_VERSION: process.env.SITE_VERSION ?? '' },
  // The server in front of Next compresses responses (lib/server).
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  // The development server also serves its scripts to pages at 127.0.0.1.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks the types, so that a build need not check them again.
  typescript: { ignoreBuildErrors: true },
  // Image files have their final size, so the server need not spend time on resizing.
  images: { unoptimized: true },
  cacheHandler: fileURLToPath(new URL('lib/server/next-cache-handler.ts', import.meta.url)),
  // In seconds: caches in front of the site may serve a stale page for a day at most.
  expireTime: 86_400,
  headers: () => {
    const always = Object.entries(securityHeaders)
    const cached = (/** @type {string} */ value) => [{ key: 'Cache-Control', value }]
    // For responses that are not pages. Pages have their own policy
    // (lib/server/next-cache-handler.ts, middleware.ts).
    const closed = [{ key: 'Content-Security-Policy', value: closedPolicy }]
    return Promise.resolve([
      { source: '/:path*', headers: always.map(([key, value]) => ({ key, value })) },
      {
        source: `/:page((?:${locales.join('|')}|staff)(?:/(?!og/).*)?)`,
        headers: [{ key: 'Link', value: fontPreloads }],
      },
      // The file speculation-rules.json lists the pages that a browser may fetch before a visitor
      // opens them (docs/decisions/0010-pages-are-documents.md).
      {
        source: `/:page((?:${locales.join('|')})(?:/(?!og/).*)?)`,
        headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }],
      },
      {
        source: '/speculation-rules.json',
        headers: [...cached('public, max-age=86400'), ...closed],
      },
      { source: '/:folder(api|_next|fonts|icons|images|doctors|pictures)/:path*', headers: closed },
      {
        source: '/:file(favicon\\.ico|robots\\.txt|sitemap\\.xml|\\.well-known/security\\.txt)',
        headers: closed,
      },
      { source: '/:language/:file(og/.*)', headers: closed },
      // Covers contain inline styles for the dark scheme.
      {
        source: '/covers/:name',
        headers: [{ key: 'Content-Security-Policy', value: coverPolicy }],
      },
      // Other sites may show the images of link previews.
      {
        source: '/:language/og/:path*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      // Fonts may be cached for a year, because the name of a font contains its version. Names of
      // icons and pictures contain no version, so these files are cached for a day.
      { source: '/fonts/:file', headers: cached('public, max-age=31536000, immutable') },
      // Cached for 300 seconds only, because new posts change the sitemap.
      { source: '/:file(sitemap\\.xml|robots\\.txt)', headers: cached('public, max-age=300') },
      {
        source: '/:file(icons/.+|images/.+|pictures/.+|favicon\\.ico)',
        headers: cached('public, max-age=86400'),
      },
    ])
  },
  turbopack: {
    rules: {
      // Loads a style sheet as a text, because visitors' pages contain their styles in the HTML
      // (app/sheets.ts).
      '*.pcss': {
        loaders: [fileURLToPath(new URL('scripts/style-sheet-loader.mjs', import.meta.url))],
        as: '*.js',
      },
    },
    resolveAlias: {
      // SWR imports `useSyncExternalStore` from a package for old versions of React. The installed
      // React has this hook.
      'use-sync-external-store/shim': 'react',
    },
  },
  experimental: {
    // Pages that Next renders at run time are not written to disk, so that random URLs cannot fill
    // it. A cache of limited size keeps such pages in memory.
    isrFlushToDisk: false,
    // Next adds the hash of each script file to its `<script>` element (subresource integrity).
    sri: { algorithm: 'sha256' },
  },
  // Next would stream titles and descriptions into <body>, except for the bots in a list. This
  // pattern matches every client, so the metadata are always in <head>.
  htmlLimitedBots: /.*/,
}

/**
 * Returns the configuration for a phase of Next. The production server does not use next-intl's
 * plugin, because the plugin loads a compiler. In all other phases the plugin writes the types of
 * the messages. `env` puts the clinic's phone number and the texts of the error page into the
 * scripts.
 *
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function configureNext(phase) {
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
