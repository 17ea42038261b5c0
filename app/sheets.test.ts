import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'

// Tailwind makes only the classes of the files that a style sheet names with `@source`. These tests
// find components of a page that the style sheet of the page does not name.

const sheets: readonly (readonly [sheet: string, group: string])[] = [
  ['article', '(article)'],
  ['blog', '(blog)'],
  ['doctor', '(doctor)'],
  ['home', '(home)'],
  ['landing', '(landing)'],
  ['pages', '(pages)'],
  ['sheet', '(sheet)'],
]

const isWithin = (file: string, source: string) =>
  file.startsWith(`${source}/`) || matchesGlob(file, source)

/**
 * Returns the paths and globs of the `@source` lines of a style sheet and of its imported sheets.
 */
function sourcesOf(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8')
  const own = [...css.matchAll(/@source '([^']+)'/g)].map(([, path = '']) => path)
  const imports = [...css.matchAll(/@import '(\.[^']+)'/g)].map(([, path = '']) => path)
  return [
    ...own.map((path) => normalize(join(dirname(sheet), path))),
    ...imports.flatMap((path) => sourcesOf(join(dirname(sheet), path))),
  ]
}

/** Expands `{a,b}.tsx` to `a.tsx` and `b.tsx`. */
function expandBraces(path: string): string[] {
  const [braces, names] = /\{([^}]+)\}/.exec(path) ?? []
  if (braces === undefined || names === undefined) return [path]
  return names.split(',').map((name) => path.replace(braces, name))
}

/** Returns the components that files import, directly or through other components. */
function componentsOf(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/'#(components\/[\w/-]+)'/g)
    const added = [...imports]
      .map(([, path = '']) => `${path}.tsx`)
      .filter((each) => !found.has(each))
    for (const each of added) found.add(each)
    componentsOf(added, found)
  }
  return found
}

describe.each(sheets)('the style sheet %s', (sheet, group) => {
  const sources = sourcesOf(`app/${sheet}.pcss`)

  it('names files that exist', () => {
    const missing = sources.flatMap(expandBraces).filter((path) => globSync(path).length === 0)
    expect(missing).toEqual([])
  })

  it('names every component with utilities on its pages', () => {
    const pages = globSync(`app/[[]lang]/${group}/**/{page,layout}.tsx`)
    expect(pages.length).toBeGreaterThan(0)
    const components = [...componentsOf(pages)].filter((file) =>
      / className=(?:"|\{`)/.test(readFileSync(file, 'utf8')),
    )
    const unnamed = components.filter((file) => !sources.some((path) => isWithin(file, path)))
    expect(unnamed).toEqual([])
  })
})
