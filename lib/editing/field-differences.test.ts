import { readFileSync } from 'node:fs'
import { parseYaml } from '#lib/content/read-yaml'
import { fillFile } from '#lib/editing/fill-file'
import { listFieldDifferences } from '#lib/editing/field-differences'
import { readMessages } from '#lib/i18n/read-messages'

const texts = readMessages('en').Staff.content
const faq = 'content/faq.yaml'
const before = readFileSync(faq, 'utf8')

const compare = (after: string) => listFieldDifferences({ [faq]: before }, { [faq]: after }, texts)

it('names the changed fields by their labels, and shows their texts instead of YAML', () => {
  const after = fillFile(faq, before, new Map([['home.0.question.en', 'Should I come?']]))
  expect(compare(after)).toEqual([
    {
      label: expect.stringMatching(/^Home page › .+ › Question › English$/) as string,
      before: 'Something is bothering me. Do I need a check-up?',
      after: 'Should I come?',
    },
  ])
})

it('a removed item changes only its own fields', () => {
  const { home } = parseYaml(before).toJS() as { home: unknown[] }
  const rows = home
    .map((_item, index) => index)
    .slice(1)
    .join(',')
  const after = fillFile(faq, before, new Map([['rows()home', rows]]))
  const differences = compare(after)
  expect(differences.length).toBeGreaterThan(0)
  expect(differences.every(({ after: text }) => text === '')).toBe(true)
})

it('equal versions have no differences', () => {
  expect(compare(before)).toEqual([])
})
