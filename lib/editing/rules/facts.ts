import { basename } from 'node:path'
import { doctor } from '#lib/content/clinic'
import { inclusionOf } from '#lib/content/programmes'
import { inWords } from '#lib/content/sentences'
import { locales } from '#lib/i18n/locales'
import { changedConsent } from '#lib/leads/consent'
import { postsPath, type Article, type Site } from '#lib/editing/rules/articles'
import {
  describeCyrillicLetters,
  describeMissingArticle,
  type ReportProblem,
} from '#lib/editing/rules/problem'
import { checkLength } from '#lib/editing/rules/words'

/** What belongs to a doctor and to an article, and what is said of anything else among them. */
const own = [
  [
    'content/doctors',
    /^[^/]+\/(?:doctor\.yaml|photo(?:-[\da-f]{8}-\d+x\d+)?\.(?:jpe?g|png))$/,
    'this belongs to no doctor: a doctor is a folder of content/doctors with doctor.yaml and photo.jpg',
  ],
  [
    postsPath,
    /^[^/]+\/(?:article\.yaml|figure\.yaml|(?:sheet\.)?(?:ua|en)\.md|[\w-]+\.(?:jpe?g|png))$/,
    'this has no place here: beside the texts there are pictures, as .jpg or .png, named by Latin letters, digits and hyphens',
  ],
] as const

/** Folders of doctors and articles are called by an address, and hold what is theirs. */
export function checkFolders({ content, articles }: Site, report: ReportProblem): void {
  for (const [folder, belongs, problem] of own)
    for (const path of content.files().filter((each) => each.startsWith(`${folder}/`))) {
      const file = path.slice(folder.length + 1)
      const [name = '', isIn] = file.split('/')
      if (isIn !== undefined && !/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(name))
        report(
          { file: `${folder}/${name}` },
          `the folder’s name is no address${inWords(describeCyrillicLetters(name), 'en')}: use Latin letters, digits and hyphens only`,
        )
      if (!basename(file).startsWith('.') && !belongs.test(file)) report({ file: path }, problem)
    }
  for (const { slug, facts, files } of articles) {
    const place = { file: `${postsPath}/${slug}` }
    const twin = articles.find(
      (other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase(),
    )
    if (twin) report(place, { rule: 'sameName', name: twin.slug })
    for (const locale of locales)
      if (!facts.draft && !files.includes(`${locale}.md`))
        report(place, { rule: 'noText', language: { language: locale }, file: `${locale}.md` })
  }
}

export function checkNames({ content, articles, unread }: Site, report: ReportProblem): void {
  const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id)
  const { authors, reviewers } = content.document('people')
  const doctors = content.doctorIds()
  const check = (
    known: readonly string[],
    names: readonly string[],
    at: Article['positionOf'],
    field: string,
  ) => {
    for (const [index, name] of names.entries())
      if (!known.includes(name))
        report(at(field, index), { rule: 'unknownName', name, known: known.join(', ') })
  }
  check(doctors, ids(reviewers), content.sourceOf('people').positionOf, 'reviewers')
  for (const id of doctors) {
    const folder = `content/doctors/${id}`
    const { value, positionOf } = content.source(`${folder}/doctor.yaml`, doctor)
    if (value.photo !== undefined && !content.exists(`${folder}/${value.photo}`))
      report(positionOf('photo'), { rule: 'unknownPicture', name: value.photo })
  }
  const markers = content.document('plan').findings.map(({ marker }) => marker)
  check(
    ids(content.document('report').markers),
    markers,
    content.sourceOf('plan').positionOf,
    'findings',
  )
  for (const { facts, positionOf } of articles) {
    check([...ids(authors), ...doctors], [facts.author], positionOf, 'author')
    check(doctors, [facts.reviewer], positionOf, 'reviewer')
    check(ids(content.document('topics')), facts.topics, positionOf, 'topics')
  }

  const slugs = [...articles.flatMap(({ slug, facts }) => [slug, ...facts.formerly]), ...unread]
  check(
    slugs,
    [content.document('home').afterSignUp],
    content.sourceOf('home').positionOf,
    'afterSignUp',
  )
  for (const { slug, facts, positionOf } of articles) {
    const known = [...slugs, ...content.document('redirects').gone].filter((each) => each !== slug)
    for (const [index, name] of facts.related.entries())
      if (!known.includes(name))
        report(positionOf('related', index), {
          rule: 'orTakeOut',
          wrong: describeMissingArticle(name),
        })
    if (facts.topics.length === 0 && !facts.draft) report(positionOf('topics'), { rule: 'noTopic' })
  }
}

/** What is measured stands on lines of the packages. */
export function checkTests({ content }: Site, report: ReportProblem): void {
  const { positionOf } = content.sourceOf('tests')
  const packages = content.document('packages')
  for (const [index, { line }] of content.document('tests').entries())
    for (const locale of locales)
      if (packages.every((item) => inclusionOf(line, item, locale) === 'none'))
        report(positionOf(index, 'line', locale), { rule: 'noPackageLine', text: line[locale] })
}

export function checkPages({ content }: Site, report: ReportProblem): void {
  const { positionOf } = content.sourceOf('pages')
  for (const [name, page] of Object.entries(content.document('pages')))
    for (const field of ['title', 'description'] as const)
      for (const locale of locales)
        checkLength(field, page[field][locale], positionOf(name, field, locale), report)
  const topics = content.sourceOf('topics')
  for (const [index, { heading, description }] of content.document('topics').entries())
    for (const locale of locales) {
      const whole = `${heading[locale]} — ${content.document('clinic').name[locale]}`
      checkLength('heading', whole, topics.positionOf(index, 'heading', locale), report)
      checkLength(
        'description',
        description[locale],
        topics.positionOf(index, 'description', locale),
        report,
      )
    }
}

/** What visitors accept is what stands on record for the version of today. */
export function checkConsent({ content }: Site, report: ReportProblem): void {
  const { version } = content.document('consents')
  for (const file of changedConsent(content))
    report(
      { file },
      `what visitors accept is not as on record (${version}): set “effective” of a legal text in both languages to the day from which it holds, and run npm run record-consent on the day on which this is published`,
    )
}
