import { hash } from 'node:crypto'
import { env } from '#lib/env'

/**
 * Headers of every response, except the Content-Security-Policy and the headers that
 * `identifyClient` sets.
 */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Policy sources of inline scripts, style sheets and style attributes. */
export type PolicySources = {
  scripts?: readonly string[]
  styles?: readonly string[]
  styleAttributes?: readonly string[]
}

const site = { isSecure: env.SITE_URL.startsWith('https:'), hasProvider: env.API_URL !== undefined }

/**
 * The only inline script that the site adds to the scripts of Next. While the next page has no `h1`
 * yet, a view transition would show an empty page. The script skips this transition. Skipping
 * rejects the promises of the transition. The script handles these rejections on the old and the
 * new page.
 */
export const inlineScript = [
  "for(const n of['pageswap','pagereveal'])addEventListener(n,({type,viewTransition:t})=>{if(!t)return;",
  't.ready.catch(()=>{});t.finished.catch(()=>{});',
  "type==='pagereveal'&&!document.querySelector('h1')&&t.skipTransition()})",
].join('')

/**
 * Builds the site's Content-Security-Policy. With an external API of posts (`hasProvider`), images
 * of any https address are allowed.
 */
export function buildContentSecurityPolicy(
  sources: PolicySources,
  { isSecure, hasProvider } = site,
): string {
  const { scripts = [], styles = [], styleAttributes = [] } = sources
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", toHashSource(inlineScript), ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles, ...attributes].join(' ')}`,
    `img-src 'self' data:${hasProvider ? ' https:' : ''}`,
    "font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/**
 * Policy of responses that are not pages, such as errors and API responses. The policy allows no
 * content.
 */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of the redirects and error pages that the middleware sends, by status. */
export const routingHeaders = {
  307: {
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
  },
  308: { 'Content-Security-Policy': closedPolicy },
  404: { 'Cache-Control': 'public, max-age=60' },
  410: { 'Cache-Control': 'public, max-age=60' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '30' },
}

/** Policy of covers, which are SVG files with inline styles. */
export const coverPolicy = `${closedPolicy}; style-src 'unsafe-inline'`

/** Next's inline script that is the same on every page. */
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'

/**
 * Beginnings of Next's inline scripts that contain data. Such a script consists of one call, whose
 * only argument is data.
 */
const dataCalls = [
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/**
 * True for an inline script of Next that contains only data. Other inline scripts get no hash, so
 * the browser does not run them.
 */
function isNextData(script: string): boolean {
  if (script === bootstrap) return true
  const call = dataCalls.find((beginning) => script.startsWith(beginning))
  const [, argument = ''] = /^(.*)\);?$/s.exec(script.slice(call?.length)) ?? []
  try {
    return call !== undefined && typeof JSON.parse(argument) === 'object'
  } catch {
    return false
  }
}

/** Matches a script without `src`: `<script nonce="a">run()</script>`. */
const scriptWithoutSource = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Lists policy sources for the inline scripts with data, the inline style sheets and the style
 * attributes of `html`. The sources allow no other inline code (CSP level 3).
 */
export function listInlineSources(html: string): Required<PolicySources> {
  const texts = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, text = '']) => text)
  const hashes = (all: readonly string[]): string[] => [...new Set(all.map(toHashSource))]
  return {
    scripts: hashes(texts(scriptWithoutSource).filter(isNextData)),
    styles: hashes(texts(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    styleAttributes: hashes(texts(/<[a-z][^>]*\sstyle="([^"]*)"/g)),
  }
}

/**
 * Returns the policy source that allows an inline script, style sheet or style attribute with
 * exactly this text.
 */
export const toHashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
