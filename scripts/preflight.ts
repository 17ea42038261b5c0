import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getSiteContent } from '#lib/content/current-content'
import { openContent, placeholdersIn } from '#lib/content/open'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { env } from '#lib/env'
import { defaultLocale } from '#lib/i18n/locales'

// npm run preflight: what stands between this site and real patients. Exits with 1 while anything remains.

const placeholders = placeholdersIn(openContent(process.cwd()))

const settings: [name: string, isSet: boolean, why: string][] = [
  [
    'SITE_URL',
    env.SITE_URL.startsWith('https://'),
    'the public https address, for canonical and shared links',
  ],
  [
    'DATA_DIR',
    env.DATA_DIR !== './data' || env.DATABASE_URL !== undefined,
    'a folder that outlives a deployment',
  ],
  [
    'LEAD_RETENTION_DAYS',
    env.LEAD_RETENTION_DAYS === getSiteContent().storedData.retentionDays,
    `${getSiteContent().storedData.retentionDays}, as the privacy policy says`,
  ],
  [
    'SMTP_URL',
    env.SMTP_URL !== undefined,
    'a mail server, so that staff get leads and are told when deliveries fail',
  ],
  [
    'SMTP_INSECURE',
    env.SMTP_INSECURE === undefined,
    'unset: password and leads go to the mail server by TLS alone',
  ],
]
const missing = settings.filter(([, isSet]) => !isSet)
const unreviewed = (await embeddedPosts.getAllPosts(defaultLocale)).filter(
  ({ reviewed }) => reviewed === undefined,
)
const questions = [
  ...readFileSync('docs/legal-review.md', 'utf8').matchAll(/^- \[ \] (.*)$/gm),
].map(([, text]) => text)
// It fails as well when the registry does not say.
const audit = spawnSync('npm', ['audit', '--audit-level=high'], { encoding: 'utf8' })

console.log(`Placeholders in content/ that the clinic must confirm: ${placeholders.length}`)
for (const { file, line, field, value } of placeholders)
  console.log(`  ${file}:${line} ${field}: ${value.slice(0, 100)}`)
console.log(
  `Articles whose medical review no doctor has confirmed (content/people.yaml): ${unreviewed.length}`,
)
console.log(`Questions open in docs/legal-review.md: ${questions.length}`)
for (const question of questions) console.log(`  ${question}`)
console.log(`Settings not fit for production: ${missing.length}`)
for (const [name, , why] of missing) console.log(`  ${name}: ${why}`)
console.log(
  `No high or critical vulnerability of a package (npm audit): ${audit.status === 0 ? 'yes' : 'not sure'}`,
)
if (audit.status !== 0) console.log(audit.stdout.trim() || audit.stderr.trim())
const remaining = placeholders.length + unreviewed.length + questions.length + missing.length
process.exitCode = remaining > 0 || audit.status !== 0 ? 1 : 0
