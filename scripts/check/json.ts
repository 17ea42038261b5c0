import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { lineAt, type Problem } from '#scripts/check/problem'

/** Names that stand twice in an object of a JSON file: only the last of the two counts. */
export function repeatedNames(root: string, file: string): Problem[] {
  const source = ts.parseJsonText(file, readFileSync(join(root, file), 'utf8'))
  const problems: Problem[] = []
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Map<string, number>()
      for (const { name } of node.properties) {
        if (!name || !ts.isStringLiteral(name)) continue
        const first = seen.get(name.text)
        if (first !== undefined)
          problems.push({
            file,
            line: lineOf(name),
            problem: `“${name.text}” stands here twice (first on line ${first}): take one out`,
          })
        seen.set(name.text, first ?? lineOf(name))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** A JSON file of the project; where it cannot be read, the problem with its file and line. */
export function readJson(root: string, file: string): { value?: unknown; problems: Problem[] } {
  const path = join(root, file)
  if (!existsSync(path))
    return { problems: [{ file, problem: 'the file is missing: take it back from an earlier version' }] }
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(text) as unknown, problems: [] }
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? []
    const { start } = ts.parseConfigFileTextToJson(file, text).error ?? {}
    const line = lineAt(text, position === undefined ? (start ?? text.trimEnd().length) : Number(position))
    const problem =
      'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before'
    return { problems: [{ file, line, problem }] }
  }
}
