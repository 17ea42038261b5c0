import { env } from '#lib/env'
import { isCrossSite } from '#lib/request/request'

const site = 'https://clinic.example'
const cases: [what: string, headers: Record<string, string>, isForeign: boolean][] = [
  ['a program', {}, false],
  ['the site’s own page', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: site }, true],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }, true],
  ['an older browser on the site', { origin: site, host: 'site-a:3000' }, false],
  [
    'an older browser on a site without SITE_URL',
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    false,
  ],
  [
    'an older browser on another site',
    { origin: 'https://evil.example', host: 'clinic.example' },
    true,
  ],
  ['an older browser with an opaque origin', { origin: 'null', host: 'clinic.example' }, true],
]

it.each(cases)('recognises requests of other sites: %s', (_what, headers, isForeign) => {
  env.SITE_URL = site
  expect(isCrossSite(new Headers(headers))).toBe(isForeign)
})
