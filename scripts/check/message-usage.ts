import { globSync, readFileSync } from 'node:fs'

// A key is used where its namespace is opened and its path stands as a literal, whole or with one computed part.

const literal = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g

const matches = (key: string, [head = '', tail = '', ...more]: string[]) =>
  more.length === 0 && head + tail !== '' && key.startsWith(head) && key.endsWith(tail)

/** Tells of a message's key whether the code of the site shows it. */
export function usedKeys(): (key: string) => boolean {
  const paths = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  const files = paths.map((path) => {
    const literals = [...readFileSync(path, 'utf8').matchAll(literal)].map((match) => match[2] ?? '')
    const patterns = literals.filter((text) => text.includes('${')).map((text) => text.split(/\$\{[^}]*\}/))
    return { literals: new Set(literals), patterns }
  })
  return (key) => {
    const [namespace = '', ...path] = key.split('.')
    const rest = path.join('.')
    return files.some(
      ({ literals, patterns }) =>
        literals.has(namespace) && (literals.has(rest) || patterns.some((pattern) => matches(rest, pattern))),
    )
  }
}
