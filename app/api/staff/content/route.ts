import { respondJson, redirectAfterPost } from '#lib/auth/responses'
import { draftMode } from 'next/headers'
import { inWords } from '#lib/content/sentences'
import * as editing from '#lib/editing/edit-document'
import { contentPath, isEditable, pageOf } from '#lib/editing/documents'
import { emptyFile } from '#lib/editing/form'
import { previewText } from '#lib/editing/preview-text'
import { deskPost, type Flash } from '#lib/desk/post'
import { deskLocale, deskWords } from '#lib/desk/words'
import { findKyivTime } from '#lib/time/kyiv-time'

/** An article with its drawing is some 60 KB, percent-encoded three times as much. */
const maxBytes = 2_000_000

/** Fields of a form, and their characters: the longest, of all prices, has some 500 fields. */
const limits = { fields: 3000, characters: 200_000 }

/** Everything that is done with a document at the desk. The form's fields are those of its files. */
export const POST = deskPost(
  async (person, { form, field, desk, say }) => {
    const { now } = desk
    const locale = await deskLocale()
    const [action = '', target = ''] = field('do').split('=')
    if (action === 'render') {
      const shown = await previewText(field('markdown'), locale)
      if ('html' in shown) return respondJson(shown)
      const t = await deskWords('Staff')
      return respondJson({ problem: t('content.tools.noPreview', shown) }, 422)
    }
    const document = field('document')
    if (!isEditable(editing.shownContent(), document)) return redirectAfterPost(contentPath())
    const here = contentPath(document)
    const tell = (problem: string, mistakes: Flash['mistakes'] = [], about = document) =>
      say({ said: 'content', document: about, problem, mistakes }, contentPath(about))
    if (action === 'discard') {
      await editing.discardDraft(person, desk, parseInt(field('draft')) || 0)
      return tell('discarded')
    }
    if (action === 'unschedule') {
      await editing.unschedule(person, desk, Number(target))
      return redirectAfterPost(here)
    }
    if (action === 'move') {
      const [to, isNew] = [field('name'), target === 'new']
      const refusal = await editing.moveArticle(person, desk, document, { to, isNew, locale })
      if (refusal === null) return tell('published', [], isNew ? `posts/${to}` : '')
      return typeof refusal === 'string' ? tell(refusal) : tell('refused', refusal)
    }

    const length = [...form.values()].reduce((sum, value) => sum + value.length, 0)
    if (form.size > limits.fields || length > limits.characters) {
      const problem = inWords({ rule: 'longText', most: limits.characters }, locale)
      const isScript = field('as') !== ''
      return isScript
        ? respondJson({ problem }, 413)
        : tell('refused', [{ field: '', problem, isReminder: false }])
    }
    const { all } = await editing.statesOf(person, desk, document)
    const before = editing.filesFrom(
      all,
      document,
      String(parseInt(field('draft')) || field('from')),
    )
    const typed = editing.typedFiles(before, form, action === 'list' ? target : '')
    const path = `content/${document}/${target}`
    const files =
      action === 'file' ? { ...typed, [path]: typed[path] == null ? emptyFile(path) : null } : typed
    const sent = { document, draft: field('draft'), seen: field('seen'), files }
    const { id, at, base, isOvertaken } = await editing.keepDraft(person, desk, sent)
    const mistakes = field('as') === 'kept' ? [] : await editing.fieldProblems(desk, files, locale)
    if (field('as') !== '') return respondJson({ draft: `${id} ${at}`, isOvertaken, mistakes })
    const [verb = '', list = ''] = target.split(' ')
    if (action === 'list')
      return redirectAfterPost(
        `${here}#${encodeURIComponent(verb === 'add' ? list : list.replace(/\.\d+$/, ''))}`,
      )
    if (action === 'file') return redirectAfterPost(`${here}#${target}`)
    if (action === 'preview') {
      ;(await draftMode()).enable()
      return redirectAfterPost(pageOf(document, locale))
    }
    if (isOvertaken) return tell('conflict', mistakes)
    if (action !== 'publish') return tell('saved', mistakes)
    if (mistakes.some(({ isReminder }) => !isReminder)) return tell('refused', mistakes)
    const [day = '', time = ''] = field('at').split('T')
    const from = findKyivTime(day, time) ?? now
    const isLater = from > now
    const isDone = await editing.publish(
      person,
      desk,
      [{ document, files, base, draft: id }],
      isLater ? from : now,
    )
    return tell(isDone ? (isLater ? 'scheduled' : 'published') : 'conflict')
  },
  'editor',
  maxBytes,
)
