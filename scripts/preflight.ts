import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { getSiteContent } from '#lib/content/current-content'
import { openContent } from '#lib/content/open-content'
import { listPlaceholders } from '#lib/content/list-placeholders'
import { env } from '#lib/env'
import { defaultLocale } from '#lib/i18n/locales'

// npm run preflight: lists the points that the clinic must settle before patients use the site:
// unfit settings, unconfirmed facts, missing medical reviews, open legal questions and vulnerable
// packages. The exit code is 1 while the list is not empty.

const placeholders = listPlaceholders(openContent(process.cwd()))

const { retentionDays } = getSiteContent().storedData
/** Settings that a production site needs. `advice` describes the value that is ready for use. */
const settings: readonly { name: string; isReady: boolean; advice: string }[] = [
  {
    name: 'SITE_URL',
    isReady: env.SITE_URL.startsWith('https://'),
    advice: 'the public https address, for canonical and shared links',
  },
  {
    name: 'DATA_DIR',
    isReady: env.DATA_DIR !== './data' || env.DATABASE_URL !== undefined,
    advice: 'a folder that outlives a deployment',
  },
  {
    name: 'LEAD_RETENTION_DAYS',
    isReady: env.LEAD_RETENTION_DAYS === retentionDays,
    advice: `${retentionDays}, as the privacy policy says`,
  },
  {
    name: 'SMTP_URL',
    isReady: env.SMTP_URL !== undefined,
    advice: 'a mail server, so that staff get leads and learn of failed deliveries',
  },
  {
    name: 'SMTP_INSECURE',
    isReady: env.SMTP_INSECURE === undefined,
    advice: 'unset: password and leads reach the mail server over TLS only',
  },
]
const missingSettings = settings.filter(({ isReady }) => !isReady)

const posts = await embeddedPosts.getAllPosts(defaultLocale)
const unreviewed = posts.filter(({ reviewed }) => reviewed === undefined)

/** Matches an open question of docs/legal-review.md, such as `- [ ] Is the text complete?` */
const openItem = /^- \[ \] (.*)$/gm
const legalReview = readFileSync('docs/legal-review.md', 'utf8')
const questions = [...legalReview.matchAll(openItem)].map(([, text]) => text)

// `npm audit` fails when a package has a high or critical vulnerability, and also when npm cannot
// reach the registry.
const packageAudit = spawnSync('npm', ['audit', '--audit-level=high'], { encoding: 'utf8' })
const isAuditClean = packageAudit.status === 0

console.log(`Placeholders in content/ that the clinic must confirm: ${placeholders.length}`)
for (const { file, line, field, value } of placeholders)
  console.log(`  ${file}:${line} ${field}: ${value.slice(0, 100)}`)
console.log(
  `Articles whose medical review no doctor has confirmed (content/people.yaml): ${unreviewed.length}`,
)
console.log(`Questions open in docs/legal-review.md: ${questions.length}`)
for (const question of questions) console.log(`  ${question}`)
console.log(`Settings not fit for production: ${missingSettings.length}`)
for (const { name, advice } of missingSettings) console.log(`  ${name}: ${advice}`)
console.log(
  `No high or critical vulnerability of a package (npm audit): ${isAuditClean ? 'yes' : 'not sure'}`,
)
if (!isAuditClean) console.log(packageAudit.stdout.trim() || packageAudit.stderr.trim())
const openPoints =
  placeholders.length + unreviewed.length + questions.length + missingSettings.length
process.exitCode = openPoints > 0 || !isAuditClean ? 1 : 0
