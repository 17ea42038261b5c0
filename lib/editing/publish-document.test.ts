import { describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'
import { makePerson } from '#e2e/support/test-lead'
import { noEdits, publishEdits } from '#lib/content/edits'
import { countRows } from '#lib/database/count-rows'
import { publishDocuments } from '#lib/editing/publish-document'
import { saveDocumentDraft } from '#lib/editing/save-draft'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const names = ['olena', 'ivan', 'oksana', 'petro']

describeEachDatabase('a publication', (given) => {
  beforeEach(() => {
    setSiteStore(given.store)
  })

  afterEach(() => {
    setSiteStore(undefined)
    publishEdits(noEdits)
  })

  const fill = (text: string) => ({ 'content/faq.yaml': text })

  /** Saves a first draft of the document. Returns the id of the draft. */
  async function draft(name: string, text: string, ageMs: number): Promise<number> {
    const now = new Date(addMilliseconds(new Date(), -ageMs))
    const desk = { db: given.db, folder: null, channels: [], now }
    const saved = await saveDocumentDraft(makePerson(name, 'editor'), desk, {
      document: 'faq',
      draft: null,
      seen: { publication: null, draftAt: '' },
      files: fill(text),
    })
    return saved.draft.id
  }

  it('removes its draft and older drafts of the same editor, and keeps a newer draft and drafts of others', async () => {
    await draft('olena', 'older', 3000)
    const id = await draft('olena', 'published', 2000)
    await draft('olena', 'newer', 1000)
    await draft('ivan', 'of another editor', 4000)
    const desk = { db: given.db, folder: null, channels: [], now: new Date() }
    const publication = { document: 'faq', files: {}, base: null, draft: id }
    await publishDocuments(makePerson('olena', 'editor'), desk, [publication])
    const left = await given.db
      .selectFrom('documentVersion')
      .where('publishAt', 'is', null)
      .select('files')
      .orderBy('at')
      .execute()
    const texts = ['of another editor', 'newer'].map((text) => JSON.stringify(fill(text)))
    expect(left.map(({ files }) => files)).toEqual(texts)
  })

  /** Publishes the document for an editor whose request began `ageMs` milliseconds ago. */
  const publish = (name: string, ageMs = 0) => {
    const now = new Date(addMilliseconds(new Date(), -ageMs))
    const desk = { db: given.db, folder: null, channels: [], now }
    const publication = { document: 'faq', files: {}, base: null }
    return publishDocuments(makePerson(name, 'editor'), desk, [publication])
  }

  it('of one document by several editors at once is done once, and a conflict for the others', async () => {
    // Opens the connections, so that the publications begin at the same time.
    await Promise.all(names.map(() => countRows(given.db.selectFrom('documentVersion'))))
    const results = await Promise.all(names.map((name) => publish(name)))
    const statuses = results.map(({ status }) => status).toSorted()
    expect(statuses).toEqual(['conflict', 'conflict', 'conflict', 'published'])
    expect(await countRows(given.db.selectFrom('documentVersion'))).toBe(1)
  })

  it('is a conflict when a request that began later has published first', async () => {
    expect(await publish('olena')).toEqual({ status: 'published' })
    expect(await publish('ivan', 1000)).toEqual({ status: 'conflict' })
  })
})
