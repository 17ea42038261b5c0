import { draftMode } from 'next/headers'
import type { NextResponse } from 'next/server'
import { json, seeOther } from '#lib/auth/responses'
import { renderMarkdown } from '#lib/blog/markdown'
import { withPictures } from '#lib/blog/pictures'
import { content } from '#lib/content/content'
import {
  fieldProblems,
  publicationOf,
  rename,
  shownContent,
  takeOff,
  typedFiles,
  wholeFiles,
} from '#lib/desk/content/actions'
import { contentPath, filesIn, folderContent, isEditable, newArticle, pageOf } from '#lib/desk/content/documents'
import {
  discardDraft,
  draftsOf,
  heldOf,
  publish,
  rebase,
  saveDraft,
  unschedule,
  versionsOf,
} from '#lib/desk/content/drafts'
import { deskPost } from '#lib/desk/post'
import { deskLocale } from '#lib/desk/words'
import { atKyiv, kyivDay } from '#lib/time/kyiv-time'

/** Works whose marks are links in the preview of a text. */
const maxWorks = 99

/** An article with its drawing is some 60 KB, percent-encoded three times as much. */
const maxBytes = 2_000_000

/** Everything that is done with a document at the desk. The form's fields are those of its files. */
export const POST = deskPost(
  async (person, { form, field, desk: { db, now }, say }): Promise<NextResponse> => {
    const [action = '', target = ''] = field('do').split('=')
    if (action === 'render') return json({ html: withPictures(renderMarkdown(field('markdown'), maxWorks), '', {}) })
    const document = action === 'new' ? `posts/${field('slug')}` : field('document')
    const here = contentPath(document)
    const tell = (problem: string, mistakes = [] as Awaited<ReturnType<typeof fieldProblems>>, to = here) =>
      say({ said: 'content', document, problem, mistakes }, to)
    if (!isEditable(shownContent(), document) && action !== 'new') return seeOther(contentPath())
    const versions = await versionsOf(person, db, document)
    const held = heldOf(versions, now)
    const place = { document, base: held?.id ?? null, now }
    const begin = async (files: Readonly<Record<string, string | null>>) => {
      await saveDraft(person, db, { ...place, draft: null, seen: '', files })
      return seeOther(here)
    }
    const result = (done: string, refusal: Awaited<ReturnType<typeof takeOff>>, to: string) =>
      refusal === null ? tell(done, [], to) : typeof refusal === 'string' ? tell(refusal) : tell('refused', refusal)

    switch (action) {
      case 'new': {
        const slug = field('slug')
        const isNew = /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug) && !content.slugs.includes(slug)
        return isNew ? begin(newArticle(slug, kyivDay(now))) : tell('unknown', [], contentPath())
      }
      case 'discard':
        await discardDraft(person, db, Number(field('draft')))
        return tell('discarded')
      case 'restore': {
        const wanted = versions.find(({ id }) => id === Number(target))
        return wanted ? begin(wanted.files) : seeOther(here)
      }
      case 'unschedule':
        await unschedule(person, db, Number(target), now)
        return seeOther(here)
      case 'over':
        await rebase(person, db, Number(field('draft')), place.base)
        return seeOther(here)
      case 'keep':
      case 'take': {
        // What a release has brought, or what holds here: either way the editor has seen both.
        const files = action === 'take' ? wholeFiles(document, filesIn(folderContent, document)) : (held?.files ?? {})
        await publish(person, db, [await publicationOf(person, db, document, files)], now, now)
        return tell('published')
      }
      case 'takeOff':
        return result('published', await takeOff(person, db, document, field('leadTo')), contentPath())
      case 'rename':
        return result(
          'published',
          await rename(person, db, document, field('slug')),
          contentPath(`posts/${field('slug')}`),
        )
    }

    const draft = Number(field('draft')) || null
    const known = (await draftsOf(person, db, document)).find(({ id }) => id === draft)
    const before = known?.files ?? filesIn(shownContent(), document)
    const begun = action === 'figure' ? { ...before, [`content/${document}/figure.yaml`]: 'form: bars\n' } : before
    const files = typedFiles(begun, form, action === 'list' ? target : '')
    const base = known ? known.base : Number(field('base')) || null
    const saved = await saveDraft(person, db, {
      document,
      draft: known ? draft : null,
      seen: field('seen'),
      base,
      files,
      now,
    })
    const isOvertaken = base !== place.base
    if (field('as') === 'json')
      return json({ ...saved, problem: isOvertaken ? 'conflict' : '', mistakes: await fieldProblems(files) })
    const [listVerb = '', listName = ''] = target.split(' ')
    if (action === 'list')
      return seeOther(
        `${here}#${encodeURIComponent(listVerb === 'add' ? listName : `list ${listName.replace(/\.\d+$/, '')}`)}`,
      )
    if (action === 'preview') {
      ;(await draftMode()).enable()
      return seeOther(pageOf(document, await deskLocale()))
    }
    const mistakes = await fieldProblems(files)
    if (saved.isBeside) return tell('beside', mistakes)
    if (action !== 'publish') return tell('saved', mistakes)
    if (mistakes.some(({ isReminder }) => !isReminder)) return tell('refused', mistakes)
    const [day = '', time = ''] = field('at').split('T')
    const at = atKyiv(day, time) ?? now
    const done = await publish(person, db, [{ document, files, base, draft: saved.id }], at > now ? at : now, now)
    return tell(done ? (at > now ? 'scheduled' : 'published') : 'conflict')
  },
  'editor',
  maxBytes,
)
