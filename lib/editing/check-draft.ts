import type { Desk } from '#lib/desk/desk'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getPublishedEdits } from '#lib/content/edits'
import type { FieldMistake } from '#lib/content/field-mistake'
import { translateMistake } from '#lib/content/mistakes'
import type { CheckDraftTask } from '#lib/editing/check-draft-worker'
import type { DocumentFiles } from '#lib/editing/document-files'
import { listUploadedPictures } from '#lib/editing/published-documents'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runInThread } from '#lib/run-in-thread'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Time limit for the rules in `lib/editing/rules`, in milliseconds. The rules take about one
 * second, and longer on a busy machine.
 */
const timeoutMs = 20_000

/**
 * Runs the rules of `npm run check` on the published content. The files of a draft replace the
 * published files.
 * @param locale the language of the sentences about mistakes
 * @returns the mistakes that the draft causes
 */
export async function checkDraft(
  person: Person,
  { db }: Desk,
  files: DocumentFiles,
  locale: Locale,
): Promise<readonly FieldMistake[]> {
  requireRole(person, 'editor')
  const task: CheckDraftTask = {
    published: [...getPublishedEdits().files].flatMap(([path, [text]]) =>
      text === undefined ? [] : [[path, text] as const],
    ),
    files,
    pictures: await listUploadedPictures(db, Object.entries(files)),
    today: getKyivDay(new Date()),
    locale,
  }
  try {
    const source = 'lib/editing/check-draft-worker.ts'
    return await runInThread<readonly FieldMistake[]>(source, task, timeoutMs)
  } catch (error) {
    log.error('content-not-checked', error)
    return [
      { field: '', problem: translateMistake({ rule: 'slowText' }, locale), isReminder: false },
    ]
  }
}
