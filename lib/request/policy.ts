import { hash } from 'node:crypto'
import { env } from '#lib/env'

/** Headers of every response, besides its policy and those that the server adds. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

type Sources = {
  scripts?: readonly string[]
  styles?: readonly string[]
  styleAttributes?: readonly string[]
}

const site = { isSecure: env.SITE_URL.startsWith('https:'), hasProvider: env.API_URL !== undefined }

/**
 * Our only inline script. A page without its title when it is shown has no view transition, which would be empty. The promise
 * of a transition that is skipped rejects, also when the browser skips it, so both pages handle it.
 */
export const inlineScript = [
  "for(const n of['pageswap','pagereveal'])addEventListener(n,({type,viewTransition:t})=>{if(!t)return;",
  't.ready.catch(()=>{});t.finished.catch(()=>{});',
  "type==='pagereveal'&&!document.querySelector('h1')&&t.skipTransition()})",
].join('')

/** The site's Content-Security-Policy. Articles of the provider may show images of any https address. */
export function buildContentSecurityPolicy(
  sources: Sources,
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

/** For responses that are no pages: errors, API. Nothing in them runs. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of the middleware's responses that are no pages, or pages of an error, by status. */
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

/** For covers, SVG with styles of their own. */
export const coverPolicy = `${closedPolicy}; style-src 'unsafe-inline'`

/** Next's own inline scripts: one that is the same on every page, and calls whose only argument is data. */
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'
const dataCalls = [
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/** True for an inline script of Next's that is pure data; any other stays without a hash and does not run. */
function isNextData(script: string): boolean {
  if (script === bootstrap) return true
  const call = dataCalls.find((each) => script.startsWith(each))
  const [, argument = ''] = /^(.*)\);?$/s.exec(script.slice(call?.length)) ?? []
  try {
    return call !== undefined && typeof JSON.parse(argument) === 'object'
  } catch {
    return false
  }
}

/** Sources that allow exactly Next's inline data, the inline styles and style attributes of this HTML (CSP level 3). */
export function listInlineSources(html: string): Required<Sources> {
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
  const hashes = (all: readonly string[]) => [...new Set(all.map(toHashSource))]
  return {
    scripts: hashes(texts(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g).filter(isNextData)),
    styles: hashes(texts(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    styleAttributes: hashes(texts(/<[a-z][^>]*\sstyle="([^"]*)"/g)),
  }
}

/** Source of a policy that allows an inline script, style sheet or style attribute with exactly this text. */
export const toHashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
