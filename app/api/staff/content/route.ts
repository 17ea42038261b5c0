import { draftMode } from 'next/headers'
import { json, seeOther } from '#lib/auth/responses'
import { renderMarkdown } from '#lib/blog/markdown'
import { withPictures } from '#lib/content/pictures'
import { fieldProblems, filesFrom, moveArticle, shownContent, typedFiles } from '#lib/desk/content/actions'
import { contentPath, isEditable, pageOf } from '#lib/desk/content/documents'
import { discardDraft, keepDraft, publish, statesOf, unschedule } from '#lib/desk/content/drafts'
import { emptyFile } from '#lib/desk/content/form'
import { deskPost, type Flash } from '#lib/desk/post'
import { deskLocale } from '#lib/desk/words'
import { atKyiv } from '#lib/time/kyiv-time'

/** Works whose marks are links in the preview of a text. */
const maxWorks = 99

/** An article with its drawing is some 60 KB, percent-encoded three times as much. */
const maxBytes = 2_000_000

/** Everything that is done with a document at the desk. The form's fields are those of its files. */
export const POST = deskPost(
  async (person, { form, field, desk, say }) => {
    const { now } = desk
    const locale = await deskLocale()
    const [action = '', target = ''] = field('do').split('=')
    if (action === 'render') return json({ html: withPictures(renderMarkdown(field('markdown'), maxWorks), '', {}) })
    const document = field('document')
    if (!isEditable(shownContent(), document)) return seeOther(contentPath())
    const here = contentPath(document)
    const tell = (problem: string, mistakes: Flash['mistakes'] = [], about = document) =>
      say({ said: 'content', document: about, problem, mistakes }, contentPath(about))
    if (action === 'discard') {
      await discardDraft(person, desk, parseInt(field('draft')) || 0)
      return tell('discarded')
    }
    if (action === 'unschedule') {
      await unschedule(person, desk, Number(target))
      return seeOther(here)
    }
    if (action === 'move') {
      const refusal = await moveArticle(person, desk, document, field('name'), target === 'new', locale)
      if (refusal === null) return tell('published', [], target === 'new' ? `posts/${field('name')}` : '')
      return typeof refusal === 'string' ? tell(refusal) : tell('refused', refusal)
    }

    const { all } = await statesOf(person, desk, document)
    const before = filesFrom(all, document, String(parseInt(field('draft')) || field('from')))
    const typed = typedFiles(before, form, action === 'list' ? target : '')
    const path = `content/${document}/${target}`
    const files = action === 'file' ? { ...typed, [path]: typed[path] == null ? emptyFile(path) : null } : typed
    const sent = { document, draft: field('draft'), seen: field('seen'), files }
    const { id, at, base, isOvertaken } = await keepDraft(person, desk, sent)
    const isBackground = field('as') !== ''
    const mistakes = field('as') === 'kept' ? [] : await fieldProblems(files, locale)
    if (isBackground) return json({ draft: `${id} ${at}`, isOvertaken, mistakes })
    const [verb = '', list = ''] = target.split(' ')
    if (action === 'list')
      return seeOther(`${here}#${encodeURIComponent(verb === 'add' ? list : list.replace(/\.\d+$/, ''))}`)
    if (action === 'file') return seeOther(`${here}#${target}`)
    if (action === 'preview') {
      ;(await draftMode()).enable()
      return seeOther(pageOf(document, locale))
    }
    if (isOvertaken) return tell('conflict', mistakes)
    if (action !== 'publish') return tell('saved', mistakes)
    if (mistakes.some(({ isReminder }) => !isReminder)) return tell('refused', mistakes)
    const [day = '', time = ''] = field('at').split('T')
    const later = atKyiv(day, time) ?? now
    const isLater = later > now
    const isDone = await publish(person, desk, [{ document, files, base, draft: id }], isLater ? later : now)
    return tell(isDone ? (isLater ? 'scheduled' : 'published') : 'conflict')
  },
  'editor',
  maxBytes,
)
