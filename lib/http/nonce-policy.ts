import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy, hashSource } from '#lib/http/content-security-policy'

let styles: string[] | undefined

/**
 * Sources that allow the build's style sheets inline: Next gives its inlined styles no nonce. React writes the layout's,
 * which is the longest, and the page's own as one element.
 */
function builtStyles(): string[] {
  const folder = join(process.cwd(), '.next', 'static', 'chunks')
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const sheets = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  const layout = sheets.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return sheets.flatMap((sheet) => [hashSource(sheet), hashSource(layout + sheet)])
}

/** Lets Next render a page for this request, under a policy with a nonce that Next takes from the request's header. */
export function withNonce(request: NextRequest): NextResponse {
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant: its development server needs eval
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  styles ??= builtStyles()
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = contentSecurityPolicy({ scripts: [nonce], styles })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}
