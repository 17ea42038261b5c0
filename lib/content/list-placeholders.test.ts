import { listPlaceholders } from '#lib/content/list-placeholders'
import { noEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open-content'
import { doctorLists } from '#lib/content/schemas/clinic'
import { mapLocales } from '#lib/i18n/locales'

const root = process.cwd()
const [id = ''] = openContent(root).doctorIds()
const file = `content/doctors/${id}/doctor.yaml`

/** Returns the names of the doctor's lists that the clinic must still supply or confirm. */
function listOpenLists(text: string): string[] {
  const content = openContent(root, { ...noEdits, files: new Map([[file, [text]]]) })
  const found = listPlaceholders(content).filter((placeholder) => placeholder.file === file)
  return found
    .map(({ field }) => field)
    .filter((field) => doctorLists.some((name) => name === field))
    .toSorted()
}

const text = openContent(root).text(file)
const listField = new RegExp(`^(?:${doctorLists.join('|')}):.*\\n(?: .*\\n)*`, 'gm')
const withoutLists = text.replace(listField, '')
const list = JSON.stringify(mapLocales((locale) => [locale]))

it('lists each list that a doctor lacks once, marked or not', () => {
  expect(listOpenLists(withoutLists)).toEqual(doctorLists.toSorted())
  expect(listOpenLists(`${withoutLists}education: !placeholder\n`)).toEqual(doctorLists.toSorted())
})

it('does not list a known list, and lists a draft that the clinic must confirm', () => {
  const others = doctorLists.filter((name) => name !== 'education').toSorted()
  expect(listOpenLists(`${withoutLists}education: ${list}\n`)).toEqual(others)
  expect(listOpenLists(`${withoutLists}treats: !placeholder ${list}\n`)).toContain('treats')
})
