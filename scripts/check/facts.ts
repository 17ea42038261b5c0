import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { changedConsent } from '#lib/content/consent'
import { consentDocuments } from '#lib/content/legal'
import { languageName } from '#lib/content/sentences'
import type { Path, Place } from '#lib/content/source'
import { locales } from '#lib/i18n/locales'
import { postsPath, type Site } from '#scripts/check/articles'
import { noArticle, strangeLetters, type Report } from '#scripts/check/problem'
import { checkLength } from '#scripts/check/words'

/** Folders of doctors and articles are called by an address, and hold what is theirs. */
export function checkFolders({ content, articles }: Site, report: Report): void {
  const doctors = content.doctorIds()
  const slugs = articles.map(({ slug }) => slug)
  for (const file of [...doctors.map((id) => `content/doctors/${id}`), ...slugs.map((slug) => `${postsPath}/${slug}`)])
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(basename(file)))
      report(
        { file },
        `the folder’s name is no address${strangeLetters(basename(file))}: use Latin letters, digits and hyphens only`,
      )
  for (const file of globSync('content/doctors/**/*.*', { cwd: content.root })) {
    const isDoctors = doctors.includes(basename(dirname(file))) && /\/(?:doctor\.yaml|photo\.(?:jpe?g|png))$/.test(file)
    if (!isDoctors && !basename(file).startsWith('.'))
      report(
        { file },
        `this belongs to no doctor: a doctor is a folder of content/doctors with doctor.yaml and photo.jpg (${doctors.join(', ')})`,
      )
  }
  for (const { slug, facts, files } of articles) {
    const place = { file: `${postsPath}/${slug}` }
    const twin = slugs.find((other) => other !== slug && other.toLowerCase() === slug.toLowerCase())
    if (twin) report(place, `the name differs from “${twin}” by capital letters only: rename one of the two folders`)
    for (const locale of locales)
      if (!facts.draft && !files.includes(`${locale}.md`))
        report(
          place,
          `the ${languageName(locale)} text is missing: add ${locale}.md beside the other, or set draft: true in article.yaml`,
        )
    for (const name of files)
      if (!/^(?:\..*|article\.yaml|figure\.yaml|(?:sheet\.)?(?:ua|en)\.md|[\w-]+\.(?:jpe?g|png))$/.test(name))
        report(
          place,
          `“${name}” has no place here: beside the texts there are pictures, as .jpg or .png, named by Latin letters, digits and hyphens`,
        )
  }
}

/** Doctors, authors, topics, articles and markers that something names are there. */
export function checkNames({ content, articles }: Site, report: Report): void {
  const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id)
  const placeIn = (file: 'people' | 'home' | 'plan', ...path: Path) => content.sourceOf(file).positionOf(...path)
  const people = content.document('people')
  const doctors = content.doctorIds()
  const authors = [...ids(people.authors), ...doctors]
  const topics = ids(content.document('topics'))
  const markers = ids(content.document('report').markers)
  const named: (readonly [known: readonly string[], name: string, Place])[] = [
    ...people.reviewers.map(({ id }, index) => [doctors, id, placeIn('people', 'reviewers', index)] as const),
    ...content
      .document('plan')
      .findings.map(({ marker }, index) => [markers, marker, placeIn('plan', 'findings', index)] as const),
    ...articles.flatMap(({ facts, positionOf }) => [
      [authors, facts.author, positionOf('author')] as const,
      [doctors, facts.reviewer, positionOf('reviewer')] as const,
      ...facts.topics.map((name, index) => [topics, name, positionOf('topics', index)] as const),
    ]),
  ]
  for (const [known, name, place] of named)
    if (!known.includes(name)) report(place, `there is no “${name}”: write ${known.join(', ')}`)

  const slugs = articles.flatMap(({ slug, facts }) => [slug, ...facts.formerly])
  const { afterSignUp } = content.document('home')
  if (!slugs.includes(afterSignUp)) report(placeIn('home', 'afterSignUp'), noArticle(afterSignUp))
  for (const { slug, facts, positionOf } of articles) {
    const known = [...slugs, ...content.document('redirects').gone].filter((each) => each !== slug)
    for (const [index, name] of facts.related.entries())
      if (!known.includes(name)) report(positionOf('related', index), `${noArticle(name)}, or take it out`)
    if (facts.topics.length === 0 && !facts.draft)
      report(positionOf('topics'), 'the article belongs to no topic: write one at least')
  }
}

/** Lengths that search results show. */
export function checkPages({ content }: Site, report: Report): void {
  const { positionOf } = content.sourceOf('pages')
  for (const [name, page] of Object.entries(content.document('pages')))
    for (const field of ['title', 'description'] as const)
      for (const locale of locales) checkLength(field, page[field][locale], positionOf(name, field, locale), report)
  const topics = content.sourceOf('topics')
  for (const [index, { heading, description }] of content.document('topics').entries())
    for (const locale of locales) {
      const whole = `${heading[locale]} — ${content.document('clinic').name[locale]}`
      checkLength('heading with the clinic’s name', whole, topics.positionOf(index, 'heading', locale), report)
      checkLength('description', description[locale], topics.positionOf(index, 'description', locale), report)
    }
}

/** What visitors accept is what stands on record for the version of today. */
export function checkConsent({ content, today }: Site, report: Report): void {
  const { sentences, documents } = changedConsent(content)
  const change = `what visitors accept is not as on record (${content.document('consents').version})`
  for (const locale of sentences)
    report(
      { file: `messages/${locale}.json` },
      `${change}: SubscribeForm.consent; run npm run record-consent on the day it is published`,
    )
  for (const name of consentDocuments) {
    const place = { file: `content/legal/${name}/ua.md` }
    const { effective } = content.legal(name)
    if (effective > today) report(place, `the text holds from a day to come (${effective}): publish it on that day`)
    else if (documents.includes(name))
      report(
        place,
        `${change}: set “effective” in both languages to the day from which the text holds, then run npm run record-consent`,
      )
  }
}
