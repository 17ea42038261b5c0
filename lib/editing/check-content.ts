import { openContent } from '#lib/content/open-content'
import { formatProblem, type ContentProblem } from '#lib/content/content-error'
import { checkDocuments } from '#lib/editing/rules/check-documents'
import { checkMessages } from '#lib/editing/rules/messages'
import { checkPictures } from '#lib/editing/rules/pictures'
import { collectProblems } from '#lib/editing/rules/problem'
import { listSlugsInHistory } from '#lib/editing/rules/published-addresses'

/**
 * Finds all problems of `content/` and `messages/` in the folder `root`. No file is changed.
 * @param today an ISO day in Kyiv
 */
export async function checkContent(root: string, today: string): Promise<ContentProblem[]> {
  return collectProblems(async (report) => {
    const messages = checkMessages(root, report)
    // The sentences that describe problems of content/ are messages. If the messages cannot be
    // read, content/ is therefore not checked.
    if (messages === null) return
    const publishedSlugs = listSlugsInHistory(root, today)
    checkDocuments(openContent(root), { today, messages, publishedSlugs }, report)
    await checkPictures(root, report)
  })
}

/** The result of `npm run check` for a terminal. */
export type ContentSummary = {
  /** One sentence per problem. */
  sentences: readonly string[]
  /** Number of problems that are not reminders (`ContentProblem.isReminder`). */
  mistakes: number
  /** The last sentence, such as `3 to correct`. */
  summary: string
}

export function summarizeProblems(problems: readonly ContentProblem[]): ContentSummary {
  const sentences = problems.map(formatProblem)
  const mistakes = problems.filter(({ isReminder }) => !isReminder).length
  if (mistakes > 0) return { sentences, mistakes, summary: `${mistakes} to correct` }
  const exception = problems.length > 0 ? ', but for the lines above' : ''
  const summary = `content/ and messages/ are in order${exception}`
  return { sentences, mistakes, summary }
}
