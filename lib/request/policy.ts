import { hash } from 'node:crypto'
import { env } from '#lib/env'

/** Headers of every response. The policy and the server's own headers are added elsewhere. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Policy sources of inline scripts and styles. */
export type PolicySources = {
  scripts?: readonly string[]
  styles?: readonly string[]
  styleAttributes?: readonly string[]
}

const site = { isSecure: env.SITE_URL.startsWith('https:'), hasProvider: env.API_URL !== undefined }

/**
 * The site's only inline script. It skips the view transition to a page whose title is not there yet,
 * because that transition would be empty. A skipped transition rejects its promises, so both pages
 * handle the rejection.
 */
export const inlineScript = [
  "for(const n of['pageswap','pagereveal'])addEventListener(n,({type,viewTransition:t})=>{if(!t)return;",
  't.ready.catch(()=>{});t.finished.catch(()=>{});',
  "type==='pagereveal'&&!document.querySelector('h1')&&t.skipTransition()})",
].join('')

/** The site's Content-Security-Policy. The provider's articles may show images of any https address. */
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

/** Policy of responses that are no pages, such as errors and the API. Nothing in them runs. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of the middleware's redirects and error pages, by status. */
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

/** Policy of covers: SVG files with their own styles. */
export const coverPolicy = `${closedPolicy}; style-src 'unsafe-inline'`

/** Next's inline script that is the same on every page. */
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'

/** Beginnings of Next's inline scripts that are calls with data as their only argument. */
const dataCalls = [
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/** True for an inline script of Next that is pure data. Other scripts get no hash and do not run. */
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

/** Sources that allow exactly Next's inline data, the inline styles and the style attributes of this HTML (CSP level 3). */
export function listInlineSources(html: string): Required<PolicySources> {
  const texts = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, text = '']) => text)
  const hashes = (all: readonly string[]): string[] => [...new Set(all.map(toHashSource))]
  return {
    scripts: hashes(texts(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g).filter(isNextData)),
    styles: hashes(texts(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    styleAttributes: hashes(texts(/<[a-z][^>]*\sstyle="([^"]*)"/g)),
  }
}

/** The policy source that allows an inline script, style sheet or style attribute with exactly this text. */
export const toHashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
