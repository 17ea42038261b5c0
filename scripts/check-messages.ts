import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { locales } from '#lib/i18n/locales'

// npm run messages: all languages have the same keys with the same arguments, and every key is used.

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  )
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)]
      case TYPE.select:
      case TYPE.plural:
        return [
          `${element.value}: ${element.type === TYPE.plural ? 'plural' : 'select'}`,
          ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
        ]
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [element.value]
    }
  })
}

const read = (locale: string) => flatten(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Tree)
const signature = (message: string) => [...new Set(argumentsOf(parse(message)))].sort().join(', ')
const messages = locales.map((locale) => ({ locale, texts: read(locale) }))
const keys = new Set(messages.flatMap(({ texts }) => [...texts.keys()]))
const problems: string[] = []

for (const key of keys) {
  for (const { locale, texts } of messages) if (!texts.has(key)) problems.push(`${key}: not in ${locale}.json`)
  const signatures = new Set(messages.map(({ texts }) => signature(texts.get(key) ?? '')))
  if (signatures.size > 1) problems.push(`${key}: arguments differ: ${[...signatures].join(' | ')}`)
}

// A key is used where its namespace is opened and its path stands as a literal, whole or with one computed part.
const literal = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g
const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => {
  const literals = [...readFileSync(path, 'utf8').matchAll(literal)].map((match) => match[2] ?? '')
  const patterns = literals.filter((text) => text.includes('${')).map((text) => text.split(/\$\{[^}]*\}/))
  return { literals: new Set(literals), patterns }
})
const matches = (key: string, [head = '', tail = '', ...more]: string[]) =>
  more.length === 0 && head + tail !== '' && key.startsWith(head) && key.endsWith(tail)
for (const key of keys) {
  const [namespace = '', ...path] = key.split('.')
  const rest = path.join('.')
  const isUsed = files.some(
    ({ literals, patterns }) =>
      literals.has(namespace) && (literals.has(rest) || patterns.some((pattern) => matches(rest, pattern))),
  )
  if (!isUsed) problems.push(`${key}: not used`)
}

for (const problem of problems) console.error(problem)
console.log(`${keys.size} messages in each language, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
