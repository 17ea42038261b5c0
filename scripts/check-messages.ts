import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

// npm run messages: both languages have the same keys with the same arguments, and every key is used.

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

const read = (language: string) => flatten(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Tree)
const signature = (message: string) => [...new Set(argumentsOf(parse(message)))].sort().join(', ')
const [ua, en] = [read('ua'), read('en')]
const problems: string[] = []

for (const key of new Set([...ua.keys(), ...en.keys()])) {
  const [inUa, inEn] = [ua.get(key), en.get(key)]
  if (inUa === undefined) problems.push(`${key}: missing in ua.json`)
  else if (inEn === undefined) problems.push(`${key}: missing in en.json`)
  else if (signature(inUa) !== signature(inEn)) {
    problems.push(`${key}: arguments differ: ${signature(inUa)} | ${signature(inEn)}`)
  }
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
for (const key of ua.keys()) {
  const [namespace = '', ...path] = key.split('.')
  const rest = path.join('.')
  const isUsed = files.some(
    ({ literals, patterns }) =>
      literals.has(namespace) && (literals.has(rest) || patterns.some((pattern) => matches(rest, pattern))),
  )
  if (!isUsed) problems.push(`${key}: not used`)
}

for (const problem of problems) console.error(problem)
console.log(`${ua.size} messages in each language, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
