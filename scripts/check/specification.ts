import { importContent } from '#scripts/check/contents'
import { readJson, repeatedNames } from '#scripts/check/json'
import type { Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'
import { lineAt } from '#scripts/check/problem'

const file = 'content/specification.json'

/** Numbers of one entry: a package, a service, a doctor. */
type Numbers = Readonly<Record<string, number>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The numbers of the specification, by file and entry, and those that the site says. */
export async function checkSpecification(root: string): Promise<Problem[]> {
  const { value, problems } = readJson(root, file)
  if (!isObject(value)) return problems
  const all = Object.entries(value) as [string, Readonly<Record<string, Numbers>>][]
  const found = await Promise.all(
    all.map(async ([source, entries]) => {
      const content = await importContent(root, source.replace(/^content\/|\.ts$/g, ''))
      const text = readText(root, source)
      return Object.entries(entries).flatMap(([path, numbers]) =>
        compare({ source, text, path, entry: find(content, path.split('/')), numbers }),
      )
    }),
  )
  return [...repeatedNames(root, file), ...found.flat()]
}

type Compared = {
  source: string
  text: string
  path: string
  entry: Record<string, unknown> | undefined
  numbers: Numbers
}

function compare({ source, text, path, entry, numbers }: Compared): Problem[] {
  if (!entry)
    return [
      {
        file: source,
        problem: `“${path}” of the specification is not here any more: take it out of ${file} as well, if that is confirmed`,
      },
    ]
  return Object.entries(numbers).flatMap(([field, ordered]) => {
    const given = entry[field]
    // A field that is missing or is no number is told by the compiler.
    if (given === ordered || typeof given !== 'number') return []
    const problem = `the ${field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} of ${nameOf(entry) ?? `“${path}”`} differs from the specification (${given} here, ${ordered} there): confirm it there, in ${file}`
    return [{ file: source, line: lineOfField(text, path, given), problem }]
  })
}

/** The first object below `value` whose id, or whose field, is the first name of the path; then the rest of the path in it. */
function find(value: unknown, [name, ...rest]: readonly string[]): Record<string, unknown> | undefined {
  if (name === undefined) return isObject(value) ? value : undefined
  if (!isObject(value)) return undefined
  const named = Object.entries(value).find(
    ([key, item]) => isObject(item) && (item['id'] === name || (key === name && !Array.isArray(item))),
  )
  if (named) return find(named[1], rest)
  for (const item of Object.values(value)) {
    const found = find(item, [name, ...rest])
    if (found) return found
  }
  return undefined
}

function nameOf({ name, title }: Record<string, unknown>): string | undefined {
  const given = name ?? title
  const text = isObject(given) ? given['en'] : given
  return typeof text === 'string' ? `“${text}”` : undefined
}

/** Line of a number below the entry's name, with or without its separators. */
function lineOfField(text: string, path: string, value: number): number | undefined {
  const [first = ''] = path.split('/')
  const from = Math.max(0, text.search(new RegExp(`id: '${first}'|\\b${first}\\b`)))
  const digits = String(value).replace(/\d(?=\d)/g, '$&_?')
  const number = new RegExp(`(?<![\\d_])${digits}(?![\\d_])`)
  const after = number.exec(text.slice(from))
  if (after) return lineAt(text, from + after.index)
  const before = number.exec(text)
  return before ? lineAt(text, before.index) : undefined
}
