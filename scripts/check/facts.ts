import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { changedConsent } from '#lib/content/consent'
import type { OpenContent } from '#lib/content/open'
import { consentDocuments } from '#lib/content/legal'
import { locales } from '#lib/i18n/locales'
import type { Place } from '#lib/content/source'
import { checkFolderName, type Report } from '#scripts/check/problem'
import { checkLength } from '#scripts/check/words'

/** What stands among the doctors is a doctor’s. */
function checkDoctors(content: OpenContent, report: Report): void {
  const doctors = content.doctorIds()
  for (const id of doctors) checkFolderName(`content/doctors/${id}`, report)
  for (const file of globSync('content/doctors/**/*.*', { cwd: content.root })) {
    const isDoctors =
      doctors.includes(basename(dirname(file))) && /^(?:doctor\.yaml|photo\.(?:jpe?g|png))$/.test(basename(file))
    if (!isDoctors && !basename(file).startsWith('.'))
      report(
        { file },
        `this belongs to no doctor: a doctor is a folder of content/doctors with doctor.yaml and photo.jpg (${doctors.join(', ')})`,
      )
  }
}

/** Doctors, articles and markers that other places name are there. */
function checkNamed(content: OpenContent, report: Report): void {
  const check = (kind: string, name: string, known: readonly string[], place: Place) => {
    if (!known.includes(name)) report(place, `there is no ${kind} “${name}”: write ${known.join(', ')}`)
  }
  for (const [index, { id }] of content.document('people').reviewers.entries())
    check('doctor', id, content.doctorIds(), content.sourceOf('people').positionOf('reviewers', index))
  const { afterSignUp } = content.document('home')
  check('article', afterSignUp, content.slugs(), content.sourceOf('home').positionOf('afterSignUp'))
  const markers = content.document('report').markers.map(({ id }) => id)
  for (const [index, { marker }] of content.document('plan').findings.entries())
    check('marker', marker, markers, content.sourceOf('plan').positionOf('findings', index))
}

/** Lengths that search results show. */
function checkPages(content: OpenContent, report: Report): void {
  const { name: clinic } = content.document('clinic')
  const { positionOf } = content.sourceOf('pages')
  for (const [name, page] of Object.entries(content.document('pages')))
    for (const field of ['title', 'description'] as const)
      for (const locale of locales) checkLength(field, page[field][locale], positionOf(name, field, locale), report)
  const topics = content.sourceOf('topics')
  for (const [index, { heading, description }] of content.document('topics').entries())
    for (const locale of locales) {
      const place = (field: string) => topics.positionOf(index, field, locale)
      checkLength('description', description[locale], place('description'), report)
      const whole = `${heading[locale]} — ${clinic[locale]}`
      checkLength('heading with the clinic’s name', whole, place('heading'), report)
    }
}

/** What visitors accept is what stands on record for the version of today. */
function checkConsent(content: OpenContent, report: Report, today: string): void {
  const { version, records } = content.document('consents')
  if (!records[version]) {
    const mend = 'write the day of the last record here again, or run npm run record-consent'
    report(content.sourceOf('consents').positionOf('version'), `no texts of this day are on record: ${mend}`)
    return
  }
  const { sentences, documents } = changedConsent(content)
  const mend = 'run npm run record-consent on the day it is published'
  for (const locale of sentences)
    report({ file: `messages/${locale}.json` }, `SubscribeForm.consent is not as on record (${version}): ${mend}`)
  for (const name of consentDocuments) {
    const place = { file: `content/legal/${name}/ua.md` }
    const { effective } = content.legal(name)
    if (effective > today) report(place, `the text holds from a day to come (${effective}): publish it on that day`)
    else if (documents.includes(name))
      report(
        place,
        `what visitors accept is not as on record (${version}): set “effective” in both languages to the day from which the text holds, then run npm run record-consent`,
      )
  }
}

/** Rules between files of facts; each needs those that it reads. */
export const factRules = [checkDoctors, checkNamed, checkPages, checkConsent]
