import { articleSchema } from '#lib/content/schemas/article'
import { figureSchema } from '#lib/content/schemas/figure'
import { createFigure, figureForms } from '#lib/editing/figure-presets'
import { readFigureTexts } from '#lib/editing/figure-texts'
import { fillFile } from '#lib/editing/fill-file'
import { createFormValue, listSentFields } from '#lib/editing/form-values'
import { getFileShape } from '#lib/editing/file-shape'
import { folderContent, listDocumentPaths } from '#lib/editing/document-files'
import { isLockedDocument, listDocuments } from '#lib/editing/documents'
import { getFieldKind, type Shape } from '#lib/editing/form-shape'
import { createEmptyFile, openFile } from '#lib/editing/yaml-file'
import { isLocale, locales } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

const article = 'content/posts/new/article.yaml'
const figure = 'content/posts/new/figure.yaml'

/** Puts a text in place of each empty text, as an editor does. */
function fillTexts(value: unknown): unknown {
  if (value === '') return 'Текст'
  if (Array.isArray(value)) return value.map(fillTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillTexts(part)]))
}

it('what a new article begins with breaks no rule: only empty fields are left to fill', () => {
  const value = openFile(article, createEmptyFile(article)).document.toJS() as Record<
    string,
    unknown
  >
  const { error } = articleSchema.safeParse(value)
  const wrong = error?.issues.map(({ path }) => value[String(path[0])])
  expect(wrong?.every((each) => each === '')).toBe(true)
  expect(articleSchema.safeParse({ ...value, author: 'a', reviewer: 'b' }).success).toBe(true)
})

it('a new doctor has no specialty until an editor chooses one', () => {
  const doctor = 'content/doctors/new/doctor.yaml'
  expect(openFile(doctor, createEmptyFile(doctor)).document.get('specialty')).toBe('')
})

it.each(locales)('every value that a form offers has a word in %s', (locale) => {
  const { values } = readMessages(locale).Staff.content
  const names = Object.values(listDocuments(folderContent)).flat()
  const paths = names.filter((name) => !isLockedDocument(name)).flatMap(listDocumentPaths)
  const codes = paths.flatMap((path) => listChoiceValues(getFileShape(path) ?? {}))
  expect(codes).toContain('Cardiovascular')
  expect(
    [...new Set(codes)].filter(
      (code) => !(code in values) && !/^\d+$/.test(code) && !isLocale(code),
    ),
  ).toEqual([])
})

/** Lists the values of all selects in the form of a shape. */
function listChoiceValues(shape: Shape): string[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] } = shape
  const parts = [...Object.values(properties), ...prefixItems, ...anyOf, ...oneOf]
  const own = getFieldKind(shape) === 'choice' ? (shape.enum ?? []).map(String) : []
  return [...own, ...[...parts, ...(items ? [items] : [])].flatMap(listChoiceValues)]
}

it.each(figureForms)(
  'a new figure of the form %s can be drawn as soon as its texts are written',
  (form) => {
    const made = createFigure(getFileShape(figure) ?? {}, form, readFigureTexts())
    expect(figureSchema.safeParse(fillTexts(made)).error?.issues).toBeUndefined()
  },
)

it.each(figureForms)('a figure that becomes %s can be drawn', (form) => {
  const shape = getFileShape(figure) ?? {}
  const sent = new Map(
    listSentFields(createFormValue(shape, createFigure(shape, form, readFigureTexts())), new Map()),
  )
  const after = openFile(figure, fillFile(figure, createEmptyFile(figure), sent)).document.toJS()
  expect(after).toEqual(createFigure(shape, form, readFigureTexts()))
})

it('every form of a figure can be chosen', () => {
  const forms = getFileShape(figure)?.oneOf?.map(({ properties }) => properties?.['form']?.const)
  expect([...figureForms].sort()).toEqual([...(forms ?? [])].sort())
})
