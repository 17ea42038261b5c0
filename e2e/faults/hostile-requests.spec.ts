import { globSync, readFileSync } from 'node:fs'
import { exampleSlug } from '#e2e/support/pages'
import { getRawStatus, sendRawGet, sendRawRequest } from '#e2e/support/raw-request'
import { waitForRenewedPage } from '#e2e/support/wait-for-renewed-page'
import { startSite } from '#e2e/support/site'
import { expect, revalidateSecret, revalidateSite, test } from '#e2e/support/test'
import { pathTo } from '#lib/i18n/routes'

/** Matches texts that occur only in files that the server must not send. */
const serverFileContents =
  /root:x:0|"clinic-site"|"lockfileVersion"|DATABASE_URL|"preview"|SQLite format/

test('no path reads a file outside the site, and none breaks the site', async ({ site }) => {
  const up = ['/..', '/%2e%2e', '/..%2f', '/%2e%2e%2f', '/..%5c', '/..%252f', '/....//', '/.%00.']
  const folders = [
    '',
    '/ua',
    '/fonts',
    '/_next/static',
    '/_next',
    '/api',
    '/ua/article',
    '/api/uk/post',
  ]
  const paths = [
    ...folders.flatMap((at) =>
      up.flatMap((each) => [`${at}${each.repeat(6)}/etc/passwd`, `${at}${each}/package.json`]),
    ),
    ...[
      '/.env',
      '/.git/config',
      '/package.json',
      '/data/leads.sqlite',
      '/.next/prerender-manifest.json',
    ],
    ...[
      '/ua%00',
      '/%00',
      '/ua/article/%00',
      '/api/uk/post/%00',
      '/ua/%ff',
      '/%',
      '/ua/%E0%A4%A',
      '/_next/%00.js',
    ],
    ...[
      '/ua%2fcheck-up',
      `/ua%2Farticle%2F${exampleSlug}`,
      '/\\evil.example',
      '//',
      '///',
      '/ua//',
      `/ua/${'a'.repeat(8e3)}`,
    ],
    ...[
      '/_next/image?url=/icons/icon-512.png&w=640&q=75',
      '/_next/image?url=http://127.0.0.1:1/&w=64&q=1',
    ],
  ]
  for (const path of paths) {
    const answer = await sendRawGet(site.url, path)
    expect(`${path} ${getRawStatus(answer)}`).toMatch(/ [234]\d\d$/)
    expect(answer, path).not.toMatch(serverFileContents)
  }
})

test('too many headers, unknown methods and malformed requests are refused, and the site goes on', async ({
  site,
}) => {
  const host = `Host: ${new URL(site.url).host}`
  const flood = Array.from({ length: 3000 }, (_, each) => `X-Flood-${each}: ${'x'.repeat(20)}`)
  expect(getRawStatus(await sendRawGet(site.url, '/ua', [`X-Long: ${'x'.repeat(20_000)}`]))).toBe(
    431,
  )
  expect(getRawStatus(await sendRawGet(site.url, '/ua', flood))).toBe(431)
  expect(
    getRawStatus(
      await sendRawGet(site.url, '/ua', [`Cookie: lang=${'%00'.repeat(500)}; sign-up=%7B`]),
    ),
  ).toBe(200)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'TRACE', 'BREW', 'OPTIONS'])
    for (const [path, allowed] of [
      ...[
        '/ua',
        pathTo('ua', 'article', { slug: exampleSlug }),
        '/icons/icon.svg',
        '/api/health',
        '/api/uk/blog',
      ].map((path) => [path, 'GET, HEAD'] as const),
      ...[
        '/api/subscribe',
        '/api/call-window',
        '/api/event',
        '/api/revalidate',
        '/api/staff/lead',
      ].map((path) => [path, 'POST'] as const),
    ].filter(([, allowed]) => allowed !== method)) {
      const answer = await sendRawRequest(
        site.url,
        `${method} ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      )
      const [, told] = /^Allow: (.*)\r$/m.exec(answer) ?? []
      // Node's HTTP parser refuses unknown methods, such as BREW, with status 400.
      const refusal = { BREW: '400' }[method] ?? `405 ${allowed}`
      expect(`${method} ${path} ${getRawStatus(answer)} ${told ?? ''}`.trim()).toBe(
        `${method} ${path} ${refusal}`,
      )
    }
  // The site must refuse two Host headers, because a proxy could use one header and the site the
  // other header.
  expect(getRawStatus(await sendRawGet(site.url, '/ua', [host, 'Host: evil.example']))).toBe(400)
  // The site must refuse two body lengths. Otherwise a proxy and the site could read different
  // requests from the same bytes (request smuggling).
  for (const lengths of [
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
  ])
    expect(
      getRawStatus(
        await sendRawRequest(
          site.url,
          `POST /api/subscribe HTTP/1.1\r\n${host}\r\n${lengths}\r\n\r\n0\r\n\r\n`,
        ),
      ),
    ).toBe(400)
  expect(getRawStatus(await sendRawGet(site.url, '/ua'))).toBe(200)
})

/** A header that makes a request bypass the page cache. */
const pastCacheHeader = 'Authorization: none'

/** The names of all `x-*` headers that occur in the source of the installed Next. */
const internalHeaders = [
  ...new Set(
    globSync('node_modules/next/dist/{server,lib,client,shared}/**/*.js').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"](x-[a-z][a-z-]+[a-z])['"]/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
]

const getBody = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'))

test('forged host and forwarding headers change no page', async ({ site }) => {
  const lies = [
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
    'X-Forwarded-Port: 31337',
    'X-Original-URL: /en',
    'X-Rewrite-URL: /en',
    'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
    'X-Page-Cache: 1',
    'Forwarded: host=evil.example',
    'Accept-Language: en',
    'Cookie: lang=en',
  ]
  for (const path of ['/ua', pathTo('en', 'article', { slug: exampleSlug }), '/ua/nothing-here']) {
    await waitForRenewedPage(site.url, path)
    const truth = await sendRawGet(site.url, path)
    for (const told of [...lies.map((lie) => [lie]), lies, ['Host: evil.example']])
      for (const headers of [[...told, pastCacheHeader], told]) {
        const named = await sendRawGet(site.url, path, headers)
        expect(named, headers.join()).not.toContain('evil.example')
        expect(getBody(named) === getBody(truth), `${path} ${headers.join()}`).toBe(true)
      }
  }
})

test('the internal headers of Next, sent by a client, change no page @slow', async () => {
  expect(internalHeaders.length).toBeGreaterThan(20)
  // The revalidation makes the site render its pages before the test compares two responses.
  // Otherwise the site could replace a page of the build between both requests.
  const site = await startSite({ REVALIDATE_SECRET: revalidateSecret })
  await revalidateSite(site.url)
  for (const path of ['/ua', pathTo('ua', 'article', { slug: exampleSlug })]) {
    await waitForRenewedPage(site.url, path)
    const truth = await sendRawGet(site.url, path)
    for (const value of ['1', 'en', '/en']) {
      const named = await sendRawGet(site.url, path, [
        ...internalHeaders.map((name) => `${name}: ${value}`),
        pastCacheHeader,
      ])
      expect(getBody(named) === getBody(truth), `${path} ${value}`).toBe(true)
    }
  }
  await site.stop()
})

test('forged host headers redirect to no other site', async ({ site }) => {
  for (const path of [
    '/',
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/fr//evil.example',
  ])
    for (const lie of [[], ['X-Forwarded-Host: evil.example'], ['X-Forwarded-Proto: gopher']]) {
      const location = /^location: (.*)\r$/im.exec(await sendRawGet(site.url, path, lie))?.[1] ?? ''
      expect(new URL(location, `${site.url}/`).host, `${path} ${lie.join()} ${location}`).toBe(
        new URL(site.url).host,
      )
    }
})
