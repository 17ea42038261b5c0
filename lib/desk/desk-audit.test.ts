import type { Desk } from '#lib/desk/desk'
import { removeLink, listSavedLinks, saveLink } from '#lib/desk/links/saved-links'
import { listAuditLines } from '#lib/auth/audit'
import sharp from 'sharp'
import { describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'
import { makePerson } from '#e2e/support/test-lead'
import { locales } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'
import { noEdits, publishEdits } from '#lib/content/edits'
import { discardDraft } from '#lib/editing/discard-draft'
import { publishDocuments } from '#lib/editing/publish-document'
import { saveDocumentDraft } from '#lib/editing/save-draft'
import { unscheduleDocument } from '#lib/editing/unschedule-document'
import { addPicture } from '#lib/editing/add-picture'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const editor = makePerson('olena', 'editor')
const marketing = makePerson('ivan', 'marketing')
const document = 'faq'
const files = {}

describeEachDatabase('the audit log', (given) => {
  let desk: Desk

  beforeEach(() => {
    setSiteStore(given.store)
    desk = { db: given.db, folder: null, channels: [], now: new Date() }
  })

  afterEach(() => {
    setSiteStore(undefined)
    publishEdits(noEdits)
  })

  /** The lines of the audit log, oldest first: the member of staff, the action and the document. */
  async function noted() {
    const rows = given.db.selectFrom('audit').select(['staffId', 'action', 'about']).orderBy('id')
    return (await rows.execute()).map(({ staffId, action, about }) => [staffId, action, about])
  }

  const seen = { publication: null, draftAt: '' }
  const saveNewDraft = async () =>
    (await saveDocumentDraft(editor, desk, { document, draft: null, seen, files })).draft

  it('records which person did what with which document', async () => {
    await discardDraft(editor, desk, (await saveNewDraft()).id)
    const { id: draft } = await saveNewDraft()
    const tomorrow = new Date(addMilliseconds(desk.now, 86_400_000))
    const publication = { document, files, draft }
    const planned = await publishDocuments(editor, desk, [publication], tomorrow)
    expect(planned).toEqual({ status: 'scheduled' })
    const scheduled = given.db
      .selectFrom('documentVersion')
      .select('id')
      .where('publishAt', 'is not', null)
    await unscheduleDocument(editor, desk, (await scheduled.executeTakeFirstOrThrow()).id)
    expect(await publishDocuments(editor, desk, [{ document, files }])).toEqual({
      status: 'published',
    })
    expect(await noted()).toEqual(
      ['discard', 'schedule', 'unschedule', 'publish'].map((action) => ['olena', action, document]),
    )
  })

  it('records saved pictures and links, but no failed action', async () => {
    const white = { width: 8, height: 8, channels: 3 as const, background: 'white' }
    const bytes = await sharp({ create: white }).png().toBuffer()
    const made = await addPicture(editor, given.db, () => Promise.resolve(bytes), desk.now)
    await addPicture(editor, given.db, () => Promise.resolve(Buffer.from('no picture')), desk.now)
    const path = '/ua/check-up?utm_source=leaflet'
    await saveLink(marketing, given.db, {
      path,
      choice: '',
      label: 'Листівка',
      madeAt: desk.now.toISOString(),
    })
    const [link] = await listSavedLinks(marketing, given.db)
    await removeLink(marketing, given.db, link?.code ?? '')
    await removeLink(marketing, given.db, 'no-such-code')
    await discardDraft(editor, desk, 1)
    await unscheduleDocument(editor, desk, 1)
    expect(await noted()).toEqual([
      ['olena', 'picture', 'name' in made && made.name],
      ['ivan', 'saveLink', path],
      ['ivan', 'removeLink', path],
    ])
  })

  it('names the document, and has messages in every language', async () => {
    await publishDocuments(editor, desk, [{ document, files }])
    const lines = await listAuditLines(makePerson('admin', 'admin'), given.db, { limit: 1 })
    expect(lines).toMatchObject([{ action: 'publish', about: document }])
    const actions = [
      'publish',
      'schedule',
      'unschedule',
      'discard',
      'picture',
      'saveLink',
      'removeLink',
      'mergeSource',
      'separateSource',
    ]
    for (const locale of locales)
      expect(readMessages(locale).Staff.audit.actions).toMatchObject(named(actions))
  })

  const named = (actions: readonly string[]) =>
    Object.fromEntries(actions.map((action) => [action, expect.any(String) as string]))

  it('has no line of a person without the role, because each function refuses that person', async () => {
    const path = '/ua/check-up'
    const link = { path, choice: '', label: '', madeAt: desk.now.toISOString() }
    await expect(saveLink(editor, given.db, link)).rejects.toThrow('Needs the role marketing')
    await expect(removeLink(editor, given.db, 'x')).rejects.toThrow('Needs the role marketing')
    await expect(unscheduleDocument(marketing, desk, 1)).rejects.toThrow('Needs the role editor')
    await expect(discardDraft(marketing, desk, 1)).rejects.toThrow('Needs the role editor')
    expect(await noted()).toEqual([])
  })
})
