import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Strangers must not make the server resize images; ours are ready-made.
  images: { unoptimized: true },
  // Pages made or renewed while serving stay in memory, which is bounded; made-up addresses cannot fill the disk.
  experimental: { isrFlushToDisk: false },
  // Titles and descriptions stand in <head> for everybody: no list of bots is complete, and all get the same bytes.
  htmlLimitedBots: /.*/,
  // The test runner type-checks and lints before it builds.
  typescript: { ignoreBuildErrors: true },
}

export default withNextIntl(config)
