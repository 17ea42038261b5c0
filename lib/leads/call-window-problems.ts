/**
 * Reasons why the window for a call was not saved. The texts are in `messages`,
 * `CallWindow.errors`. Only the browser knows `offline`. The other reasons are codes of the
 * response (docs/api.md).
 */
export const callWindowProblems = [
  'expired',
  'called',
  'unknown-key',
  'too-many',
  'offline',
  'other',
] as const

export type CallWindowProblem = (typeof callWindowProblems)[number]

/** Returns the problem that a code of the response names, otherwise `other`. */
export function toCallWindowProblem(code: string | undefined): CallWindowProblem {
  return callWindowProblems.find((problem) => problem === code) ?? 'other'
}
