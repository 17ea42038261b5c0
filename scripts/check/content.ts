import { openContent } from '#lib/content/open'
import { checkDocuments } from '#scripts/check/documents'
import { checkMessages } from '#scripts/check/messages'
import { checkPictures } from '#scripts/check/pictures'
import { collectProblems, type Problem } from '#scripts/check/problem'
import { publishedBefore } from '#scripts/check/published'

/**
 * Every problem of `content/` and `messages/` below a folder, in the order of their files and lines; nothing is written.
 * @param today ISO day in Kyiv
 */
export async function checkContent(root: string, today: string): Promise<Problem[]> {
  return collectProblems(async (report) => {
    const messages = checkMessages(root, report)
    const published = publishedBefore(root, today)
    checkDocuments(openContent(root), { today, messages, published }, report)
    await checkPictures(root, report)
  })
}
