import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OpenContent } from '#lib/content/open'
import { consentDocuments } from '#lib/content/schema'
import { locales } from '#lib/i18n/locales'
import type { Problem } from '#scripts/check/problem'
import { consentDocument, consentSentence } from '#scripts/consent-texts'

/** A place in a file of facts. */
function at(content: OpenContent, name: Parameters<OpenContent['document']>[0], ...path: PropertyKey[]) {
  const { file, positionOf } = content.sourceOf(name)
  return { file, ...positionOf(...path) }
}

/** A photograph belongs to a doctor, and a reviewer is one. */
function checkPeople(content: OpenContent): Problem[] {
  const doctors = content.doctorIds()
  const strays = globSync('content/doctors/**/*.*', { cwd: content.root }).filter((file) => {
    const isDoctors =
      doctors.includes(basename(dirname(file))) && /^(?:doctor\.yaml|photo\.(?:jpe?g|png))$/.test(basename(file))
    return !isDoctors && !basename(file).startsWith('.')
  })
  const { reviewers } = content.document('people')
  return [
    ...strays.sort().map((file) => ({
      file,
      problem: `this belongs to no doctor: a doctor is a folder of content/doctors with doctor.yaml and photo.jpg (${doctors.join(', ')})`,
    })),
    ...reviewers.flatMap(({ id }, index) =>
      doctors.includes(id)
        ? []
        : [
            {
              ...at(content, 'people', 'reviewers', index),
              problem: `there is no doctor “${id}”: write ${doctors.join(', ')}`,
            },
          ],
    ),
  ]
}

/** What files name of one another is there. */
function checkNamed(content: OpenContent): Problem[] {
  const markers = content.document('report').markers.map(({ id }) => id)
  const { firstConsultation, categories } = content.document('services')
  const options = categories.flatMap(({ options }) => options.map(({ id }) => id))
  const packages = content.document('packages')
  const weightLoss = content.document('weight-loss')
  const ids = weightLoss.packages.map(({ id }) => id)
  return [
    ...content.document('plan').findings.flatMap(({ marker }, index) =>
      markers.includes(marker)
        ? []
        : [
            {
              ...at(content, 'plan', 'findings', index),
              problem: `there is no marker “${marker}” in report.yaml: write ${markers.join(', ')}`,
            },
          ],
    ),
    ...(['generalPractitioner', 'specialist'] as const).flatMap((field) =>
      options.includes(firstConsultation[field])
        ? []
        : [
            {
              ...at(content, 'services', 'firstConsultation', field),
              problem: `there is no line “${firstConsultation[field]}” in the price list: write its id`,
            },
          ],
    ),
    ...packages.flatMap(({ id, price, months }, index) =>
      id === 'check-up' || (price !== undefined && months !== undefined)
        ? []
        : [{ ...at(content, 'packages', index), problem: `“${id}” lacks its price or its months: add them` }],
    ),
    ...weightLoss.services.flatMap(({ price }, index) =>
      typeof price === 'number' || ids.every((id) => price[id])
        ? []
        : [
            {
              ...at(content, 'weight-loss', 'services', index, 'price'),
              problem: `write one price, or one for each of ${ids.join(', ')}`,
            },
          ],
    ),
  ]
}

/** Lengths that search results show. */
function checkTopics(content: OpenContent): Problem[] {
  const { name } = content.document('clinic')
  return content.document('topics').flatMap(({ heading, description }, index) =>
    locales.flatMap((locale): Problem[] => {
      const { length } = description[locale]
      const whole = `${heading[locale]} — ${name[locale]}`.length
      const place = (field: string) => at(content, 'topics', index, field, locale)
      return [
        ...(length < 110 || length > 160
          ? [
              {
                ...place('description'),
                problem: `the description has ${length} characters, search results show 110 to 160: change it`,
              },
            ]
          : []),
        ...(whole > 60
          ? [
              {
                ...place('heading'),
                problem: `with the clinic’s name the heading has ${whole} characters, search results show 60: shorten it`,
              },
            ]
          : []),
      ]
    }),
  )
}

/** Days on which pages changed have come, and what search results show of them fits. */
function checkPages(content: OpenContent, today: string): Problem[] {
  const limits = { title: [0, 60], description: [110, 160] } as const
  return Object.entries(content.document('pages')).flatMap(([name, page]) => [
    ...('changed' in page && page.changed > today
      ? [{ ...at(content, 'pages', name, 'changed'), problem: 'the day is still to come: write the day of the change' }]
      : []),
    ...(['title', 'description'] as const).flatMap((field) =>
      locales.flatMap((locale) => {
        const { length } = page[field][locale]
        const [least, most] = limits[field]
        const problem = `the ${field} has ${length} characters, search results show ${least > 0 ? `${least} to ` : ''}${most}: change it`
        return length < least || length > most ? [{ ...at(content, 'pages', name, field, locale), problem }] : []
      }),
    ),
  ])
}

/** What visitors accept is what stands on record for the version of today. */
function checkConsent(content: OpenContent, today: string): Problem[] {
  const { version, records } = content.document('consents')
  const folder = `content/consents/${version}`
  const command = 'npm run record-consent'
  const place = at(content, 'consents', 'version')
  if (!records[version] || !existsSync(join(content.root, folder)))
    return [
      {
        ...place,
        problem: `no texts of this day are on record: write the day of the last record here again, or run ${command}`,
      },
    ]
  const [terms, privacyPolicy] = [content.legal('terms'), content.legal('privacy-policy')]
  const sources = { root: content.root, clinic: content.document('clinic'), terms, privacyPolicy }
  return [
    ...locales.flatMap((locale) =>
      consentSentence(sources, locale) === records[version]?.sentence[locale]
        ? []
        : [
            {
              file: `messages/${locale}.json`,
              problem: `the sentence of consent (SubscribeForm.consent) is not as on record: run ${command} on the day it is published`,
            },
          ],
    ),
    ...consentDocuments.flatMap((name) => {
      const file = `content/legal/${name}/ua.md`
      const { effective } = name === 'terms' ? terms : privacyPolicy
      const isAsRecorded = locales.every((locale) => {
        const path = join(content.root, folder, `${name}.${locale}.txt`)
        return existsSync(path) && readFileSync(path, 'utf8') === consentDocument(sources, name, locale)
      })
      if (effective > today)
        return [{ file, problem: `the text holds from a day to come (${effective}): publish it on that day` }]
      return isAsRecorded
        ? []
        : [
            {
              file,
              problem: `what visitors accept is not as on record (${version}): set “effective” in both languages to the day from which the text holds, then run ${command}`,
            },
          ]
    }),
  ]
}

/** Rules between files of facts; each needs those that it reads. */
export const factRules = [checkPeople, checkNamed, checkTopics, checkPages, checkConsent]
