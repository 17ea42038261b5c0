import { openContent } from '#lib/content/open'
import { toSentence, type Problem } from '#lib/content/source'
import { getKyivDay } from '#lib/time/kyiv-time'
import { checkDocuments } from '#lib/editing/rules/check-documents'
import { checkMessages } from '#lib/editing/rules/messages'
import { checkPictures } from '#lib/editing/rules/pictures'
import { collectProblems } from '#lib/editing/rules/problem'
import { publishedBefore } from '#lib/editing/rules/published'

// npm run check: every problem of content/ and messages/ as one sentence. It only reads. The build and npm test run it first.

/** Every problem below a folder; `today` is an ISO day in Kyiv. */
export async function checkContent(root: string, today: string): Promise<Problem[]> {
  return collectProblems(async (report) => {
    const messages = checkMessages(root, report)
    // What is wrong with content/ is said in words of messages/.
    if (messages === null) return
    checkDocuments(
      openContent(root),
      { today, messages, published: publishedBefore(root, today) },
      report,
    )
    await checkPictures(root, report)
  })
}

async function tellProblems(): Promise<void> {
  const problems = await checkContent(process.cwd(), getKyivDay(new Date()))
  const mistakes = problems.filter(({ isReminder }) => !isReminder).length
  for (const problem of problems) console.error(toSentence(problem))
  if (mistakes > 0) console.log(`\n${mistakes} to correct`)
  else
    console.log(
      `content/ and messages/ are in order${problems.length > 0 ? ', but for what is told above' : ''}`,
    )
  process.exitCode = mistakes > 0 ? 1 : 0
}

if (import.meta.main) void tellProblems()
