/** What a scan of a site sees: headers of its page (lower-case names), cookies, and where plain http leads. */
type Scan = {
  headers: Record<string, string>
  cookies: readonly string[]
  /** `Location` of the answer to `http://host/`; null when nothing listens there. */
  plainRedirect: string | null
  host: string
  html: string
}

/** How the page fares in each test: points above or below 0, and their sum with 100. */
type Score = { points: Record<string, number>; total: number; grade: string }

const halfYear = 15_768_000

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

const isBroad = (source: string) => /^(\*|https?:|data:|blob:|wss?:|'unsafe-inline')$/i.test(source)

function policyPoints(policy: string | undefined): number {
  if (policy === undefined) return -25
  const directives = directivesOf(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const own = of('script-src')
  // An inline permission that hashes or nonces take back does no harm.
  const scripts = own.some((source) => /^'(sha\d+|nonce)-/.test(source))
    ? own.filter((source) => source !== "'unsafe-inline'")
    : own
  if ([...scripts, ...of('object-src')].some(isBroad)) return -20
  const isPlain = (source: string) => /^(http|ws|ftp):/i.test(source)
  const active = [...directives].filter(([name]) => !/^(img|media)-src$/.test(name)).flatMap(([, sources]) => sources)
  if (active.some(isPlain)) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if ([...of('img-src'), ...of('media-src')].some(isPlain)) return -10
  if (of('style-src').some(isBroad)) return 0
  const isClosed = directives.get('default-src')?.join() === "'none'"
  const sendsHome = ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '')
  return isClosed && sendsHome ? 10 : 5
}

function cookiePoints(cookies: readonly string[], isHsts: boolean): number {
  const has = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie))
  if (cookies.length === 0) return 0
  if (!has(/;\s*secure/i)) return isHsts ? -5 : -20
  if (!has(/;\s*httponly/i)) return -30
  return has(/;\s*samesite=(lax|strict)/i) ? 5 : 0
}

function hstsPoints(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? NaN)
  if (Number.isNaN(age)) return -20
  return age < halfYear ? -10 : 0
}

function framePoints({ headers }: Scan): number {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.some(isBroad)) return 5
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)]
  if (foreign.length === 0) return 0
  return foreign.every(([tag]) => tag.includes('integrity=')) ? 5 : -5
}

function redirectPoints({ plainRedirect, host }: Scan): number {
  if (plainRedirect === null) return 0
  const target = URL.parse(plainRedirect)
  if (target?.protocol !== 'https:') return -20
  return target.host === host ? 0 : -5
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5
}

const grades: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

/** Score and grade by the published rules of Mozilla's HTTP Observatory; extra points count from 90 without them. */
export function observatoryScore(scan: Scan): Score {
  const { headers } = scan
  const hsts = hstsPoints(headers['strict-transport-security'])
  const isPublic =
    headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-credentials'] === 'true'
  const points = {
    policy: policyPoints(headers['content-security-policy']),
    cookies: cookiePoints(scan.cookies, hsts === 0),
    sharing: isPublic ? -50 : 0,
    redirect: redirectPoints(scan),
    referrer: referrerPoints(headers['referrer-policy']),
    hsts,
    scripts: scriptPoints(scan.html),
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    frames: framePoints(scan),
    resources: /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  }
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
  const lost = sum(Object.values(points).filter((each) => each < 0))
  const gained = sum(Object.values(points).filter((each) => each > 0))
  const total = Math.max(0, 100 + lost + (100 + lost >= 90 ? gained : 0))
  return { points, total, grade: grades.find(([least]) => total >= least)?.[1] ?? 'F' }
}
