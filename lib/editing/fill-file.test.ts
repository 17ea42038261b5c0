import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { getSiteContent } from '#lib/content/current-content'
import { noEdits, getPublishedEdits, publishEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open-content'
import { documentSchemas } from '#lib/content/schemas/documents'
import { ContentError } from '#lib/content/content-error'
import { parseYaml } from '#lib/content/read-yaml'
import { folderContent, readDocumentFiles } from '#lib/editing/document-files'
import { isLockedDocument, listDocuments } from '#lib/editing/documents'
import { fillFile } from '#lib/editing/fill-file'
import { createFormValue, listSentFields } from '#lib/editing/form-values'
import { getFileShape } from '#lib/editing/file-shape'
import type { FieldPath, Shape } from '#lib/editing/form-shape'
import { findMarkedNode, openFile } from '#lib/editing/yaml-file'
import { locales } from '#lib/i18n/locales'
import { listOrders, listOrderPrices } from '#lib/orders'
import {
  checkUpService,
  homeOffers,
  medicalClinic,
  pricedPackageServices,
  weightLossServices,
} from '#lib/seo/json-ld/clinic'
import { formatNumber } from '#lib/i18n/format'
import { formatOpeningWeek } from '#lib/time/opening-days'
import { anyText, propertyRuns } from '#e2e/support/property-runs'
import { generateCorruptDocument } from '#e2e/support/corrupt-document'

const files = Object.values(listDocuments(folderContent))
  .flat()
  .filter((document) => !isLockedDocument(document))
  .flatMap((document) => Object.entries(readDocumentFiles(folderContent, document)))
const services = 'content/services.yaml'
const text = readFileSync(services, 'utf8')
const report = 'content/report.yaml'
const example = readFileSync(report, 'utf8')

/** The fields that the form in the browser sends when an editor has changed nothing. */
function listUnchangedFields(file: string, text: string) {
  const shape = getFileShape(file)
  if (!shape) return new Map<string, string>()
  const { document } = openFile(file, text)
  const isMarked = (path: FieldPath) => findMarkedNode(document, path) !== undefined
  return new Map(listSentFields(createFormValue(shape, document.toJS(), isMarked), new Map()))
}

it('a form without changes leaves every file as it is written', () => {
  for (const [file, before] of files) {
    expect(fillFile(file, before, new Map())).toBe(before)
    expect(fillFile(file, before, listUnchangedFields(file, before))).toBe(before)
  }
})

it('a changed field changes one line: comments, marks and quotes stay', () => {
  const after = fillFile(services, text, new Map([['categories.0.options.0.price', '12 345']]))
  // The file has two spaces before each comment, and `fillFile` writes one space.
  const before = text.replaceAll('  #', ' #').split('\n')
  expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^ +price: 12345$/),
  ])
})

it('a saved text has no invisible signs', () => {
  const typed = 'Загаль\u00ADний ана\u200Bліз'
  const after = fillFile(services, text, new Map([['categories.0.options.0.title.ua', typed]]))
  expect(after).toContain("ua: 'Загальний аналіз'")
})

it('an invalid value is written as it was typed, so that the rules report it', () => {
  const after = fillFile(services, text, new Map([['categories.0.options.0.price', 'many']]))
  expect(after).toContain('price: many')
})

it('the checkbox removes the mark of a placeholder, and an empty optional field is removed', () => {
  const field = 'firstConsultation.minutes'
  const confirmed = fillFile(
    services,
    text,
    new Map([
      [field, '40'],
      [`mark()${field}`, 'false'],
    ]),
  )
  expect(confirmed).toMatch(/\n {2}minutes: 40\b/)
  expect(fillFile(services, confirmed, new Map([[field, '']]))).not.toContain('minutes')
})

it('items of a list are changed, moved and removed, and other items stay as they are written', () => {
  const packages = 'content/packages.yaml'
  const before = readFileSync(packages, 'utf8')
  const listOf = (yaml: string) => {
    const edited = openContent(process.cwd(), { ...noEdits, files: new Map([[packages, [yaml]]]) })
    return edited.document('packages')
  }
  const old = listOf(before)
  const arrange = (rows: string) => listOf(fillFile(packages, before, new Map([['rows()', rows]])))
  const [first, second, ...rest] = old
  expect(arrange('1,0,2')).toEqual([second, first, ...rest])
  expect(arrange('1,2')).toEqual(old.slice(1))
  const lines =
    (parseYaml(before).toJS() as { nutraceuticals: { en: string[] } }[])[0]?.nutraceuticals.en ?? []
  const typed = fillFile(
    packages,
    before,
    new Map([['0.nutraceuticals.en', [...lines, 'One more', ''].join('\n')]]),
  )
  expect(typed.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^ +- One more$/),
  ])
  expect(fillFile(report, example, new Map([['markers.1.range', ', 3,5']]))).toContain(
    'range: [null, 3.5]',
  )
  const [drawing = '', drawn = ''] = files.find(([, each]) => each.includes('form: week')) ?? []
  const days = new Map([['days', '138, 134\n\n131, 127.5']])
  expect(parseYaml(fillFile(drawing, drawn, days)).toJS()).toHaveProperty('days', [
    [138, 134],
    [131, 127.5],
  ])
})

it('a moved row keeps its comment and its mark, and a new row has the fields of its schema', () => {
  const faq = 'content/faq.yaml'
  const before = [
    'home: []',
    'checkUp: []',
    'weightLoss:',
    '  - id: one # the first',
    '    question: { ua: Один, en: One }',
    '    answer: { ua: Так, en: Yes }',
    '  - !placeholder # the second',
    '    id: two',
    '    question: { ua: Два, en: Two }',
    '    answer: { ua: Ні, en: No }',
    '',
  ].join('\n')
  const after = fillFile(faq, before, new Map([['rows()weightLoss', '1,new,0']]))
  const list = (parseYaml(after).toJS() as { weightLoss: { id: string }[] }).weightLoss
  expect(list.map(({ id }) => id)).toEqual(['two', expect.stringMatching(/^line-/), 'one'])
  expect(after).toContain('id: one # the first')
  expect(after).toMatch(/# the second\n\s+- !placeholder\n\s+id: two/)
})

it('a day is written as editors write it, and the address of a work is cut to its DOI', () => {
  const article = 'content/posts/antiage/article.yaml'
  const before = readFileSync(article, 'utf8')
  const sent = [
    ['published', '5.12.2026'],
    ['references.0.doi', ' https://doi.org/10.1000/182 '],
  ] as const
  const after = parseYaml(fillFile(article, before, new Map(sent))).toJS() as {
    published: string
    references: { doi: string }[]
  }
  expect(after.published).toBe('2026-12-05')
  expect(after.references[0]?.doi).toBe('10.1000/182')
})

it('after any form the file can be edited again', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'markers.0.digits',
      'markers.1.range',
      'markers.0.name.ua',
      'rows()markers',
      'rows()',
      'rows()markers.0.range',
      'markers',
      'text()',
      '__proto__.x',
    ),
    fc.string(),
  )
  const rows = fc
    .array(fc.constantFrom('0', '1', '2', '9', 'new', 'x'), { maxLength: 4 })
    .map((each) => each.join(','))
  const sent = fc.array(fc.tuple(name, fc.oneof(fc.string(), anyText, rows)), { maxLength: 4 })
  fc.assert(
    fc.property(sent, (fields) => {
      const after = fillFile(report, example, new Map(fields))
      expect(fillFile(report, after, new Map())).toBe(after)
    }),
    { numRuns: propertyRuns },
  )
})

/** The data that pages show in each language. */
function readPageData(): unknown[] {
  const {
    clinic,
    packages,
    tests,
    plan,
    weightLoss,
    services,
    firstConsultation,
    priceBreakdown,
    pages,
    topics,
    report,
  } = getSiteContent()
  const numbers = [
    ...report.markers,
    ...tests.flatMap((each) => each.tests.flatMap(({ range }) => range ?? [])),
  ]
  return locales.map((locale) => [
    { packages, plan, weightLoss, services, firstConsultation, priceBreakdown, pages, topics },
    [
      medicalClinic(locale, homeOffers(locale)),
      checkUpService(locale),
      pricedPackageServices(locale),
      weightLossServices('', locale),
    ],
    [listOrders(locale), listOrderPrices(), formatOpeningWeek(locale, clinic.hours)],
    numbers.map(({ scale, digits }) => scale.map((end) => formatNumber(locale, end, digits))),
  ])
}

const names = Object.keys(documentSchemas).filter(
  (name) => name !== 'consents',
) as (keyof typeof documentSchemas)[]

const isAccepted = ([path, stored]: readonly [path: string, text: string]) =>
  documentSchemas[
    path.slice('content/'.length, -'.yaml'.length) as (typeof names)[number]
  ].safeParse(JSON.parse(stored)).success

it('the schemas accept or refuse any stored document', () => {
  const any = fc.constantFrom(...names).chain(generateCorruptDocument)
  const answers = fc.sample(any, 50 * propertyRuns).map(isAccepted)
  expect(new Set(answers)).toEqual(new Set([true, false]))
})

it('pages have their data with any stored documents', () => {
  const before = getPublishedEdits()
  fc.assert(
    fc.property(fc.tuple(...names.map(generateCorruptDocument)), (stored) => {
      publishEdits({
        ...noEdits,
        files: new Map(stored.map(([path, text]) => [path, [text, undefined]])),
      })
      expect(readPageData).not.toThrow()
    }),
    { numRuns: propertyRuns / 2 },
  )
  publishEdits(before)
})

it('a text that was emptied can be written again', () => {
  const sheet = 'content/posts/antiage/sheet.ua.md'
  const emptied = fillFile(sheet, 'Old text.\n', new Map([['text()', '']]))
  expect(fillFile(sheet, emptied, new Map([['text()', 'New text.']]))).toBe('New text.')
})

it('a document without a readable version throws ContentError', () => {
  const edits = { ...noEdits, files: new Map([[services, ['x: [']]]) }
  expect(() => openContent(process.cwd(), edits).document('services')).toThrow(ContentError)
})

/** Names of all fields in a shape, including nested fields. */
function listFieldNames(shape: Shape): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, each]) => [
    name,
    ...listFieldNames(each),
  ])
  const parts = [
    shape.items,
    ...(shape.prefixItems ?? []),
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
  ]
  return [...own, ...parts.flatMap((each) => (each ? listFieldNames(each) : []))]
}

it.each(locales)('every field of a form has a label in %s', (locale) => {
  const { Staff } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as {
    Staff: { content: { fields: object } }
  }
  const fields = new Set(files.flatMap(([file]) => listFieldNames(getFileShape(file) ?? {})))
  for (const name of [...fields].filter((each) => !locales.some((other) => other === each)))
    expect(Object.keys(Staff.content.fields)).toContain(name)
})
