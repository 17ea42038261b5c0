import { type Mistake, translateMistake } from '#lib/content/mistakes'

export type YamlPath = readonly PropertyKey[]

/** A position in a file. */
export type YamlPlace = {
  file: string
  /** Counted from 1; undefined for a problem of the whole file. */
  line?: number | undefined
  /** Counted from 1; undefined for a problem of the whole line. */
  column?: number | undefined
  /** The YAML keys from the top of the file to the field. */
  path?: YamlPath | undefined
}

/** A problem in a file of `content/` or `messages/`, described for the editor of the file. */
export type ContentProblem = YamlPlace & {
  problem: Mistake | string
  /**
   * True for a problem that appears as time passes, such as an overdue review. A reminder does not
   * fail the build.
   */
  isReminder?: boolean
}

/** Thrown by the reader of an invalid document. The remaining documents can still be read. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly ContentProblem[]
  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
  }
}

/** Formats a problem: `content/clinic.yaml:12:3: the field “phone” is missing: add it`. */
export const formatProblem = ({ file, line, column, problem }: ContentProblem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${translateMistake(problem, 'en')}`
