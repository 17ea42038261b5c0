import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { locales } from '#lib/i18n/locales'
import { inWords } from '#scripts/check/typescript-words'
import type { Problem } from '#scripts/check/problem'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  resolveJsonModule: true,
  types: [],
  noEmit: true,
}

/** What only the lists of stored data need: the tables of leads, which bring a library's types. The type check reads them. */
const passedOver = /^#lib\/leads\//

export type Sources = { sources: Map<string, ts.SourceFile>; problems: Problem[]; isBroken: boolean }

/** Libraries' types are read once for all checks of a process. */
const libraries = new Map<string, ts.SourceFile | undefined>()

/**
 * The TypeScript files of `content/`, with what the compiler says of them in an editor's words.
 * @param files paths below `root`
 */
export function readSources(root: string, files: readonly string[]): Sources {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getCurrentDirectory = () => root
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, ...rest)
    if (!libraries.has(name)) libraries.set(name, read(name, ...rest))
    return libraries.get(name)
  }
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      passedOver.test(text) ? { resolvedModule: undefined } : ts.resolveModuleName(text, containing, options, host),
    )
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  )
  const sources = new Map<string, ts.SourceFile>()
  const problems: Problem[] = []
  let isBroken = false
  for (const file of files) {
    const source = program.getSourceFile(join(root, file))
    if (!source) continue
    const syntax = program.getSyntacticDiagnostics(source)
    if (syntax.length > 0) isBroken = true
    else sources.set(file, source)
    // One unclosed quote makes many mistakes of which only the first is one.
    for (const diagnostic of syntax.length > 0 ? syntax.slice(0, 1) : program.getSemanticDiagnostics(source)) {
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')
      // A language that is missing is told with the text beside it (`source-texts.ts`), a version without its row in `consent.ts`.
      if (isLanguage.test(text) || isVersion(text, file) || passedOver.test(/'([^']+)'/.exec(text)?.[1] ?? '')) continue
      const line = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1
      problems.push({
        file,
        line,
        problem: syntax.length > 0 ? unreadableAt(source, line) : inWords(diagnostic.code, text),
      })
    }
  }
  return { sources, problems: problems.filter(isFirstOfLine), isBroken }
}

const isVersion = (text: string, file: string) =>
  file === 'content/consent.ts' && /does not satisfy the expected type/.test(text)

const isLanguage = new RegExp(`Property '(?:${locales.join('|')})' is missing`)

/** A price written as people write it is no number, and keeps the file from being read. */
function unreadableAt(source: ts.SourceFile, line: number): string {
  const text = source.text.split('\n')[line - 1] ?? ''
  const [, price] = /\w: (\d{1,3}(?:[ \u00A0,]\d{3})+)(?!\d)/.exec(text) ?? []
  return price === undefined
    ? unreadable
    : `“${price}” is no price: write whole hryvnias, in digits alone, such as 45000 or 45_000`
}

const unreadable =
  'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before'

const isFirstOfLine = ({ file, line }: Problem, index: number, all: Problem[]) =>
  all.findIndex((other) => other.file === file && other.line === line) === index

/** Text of a file of the project. */
export const readText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
