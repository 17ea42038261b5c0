import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { lineAt, type Problem } from '#scripts/check/problem'

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
