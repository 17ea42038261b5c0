import { describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'
import { makePerson } from '#e2e/support/test-lead'
import { getSiteContent } from '#lib/content/current-content'
import { noEdits, publishEdits } from '#lib/content/edits'
import type { Desk } from '#lib/desk/desk'
import { openPublishedContent, readDocumentFiles } from '#lib/editing/document-files'
import { renameArticle, retireArticle } from '#lib/editing/move-article'
import { publishDocuments } from '#lib/editing/publish-document'
import { removeDoctor } from '#lib/editing/remove-doctor'
import { unscheduleDocument } from '#lib/editing/unschedule-document'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const editor = makePerson('olena', 'editor')
const dayMs = 86_400_000
const { articles } = getSiteContent()
const listSlugs = () => articles.map(({ slug }) => slug)
/** An article that is in the list `related` of no other article. */
const slug =
  listSlugs().find((each) => articles.every(({ related }) => !related.includes(each))) ?? ''
const successor = listSlugs().find((each) => each !== slug) ?? ''

describeEachDatabase('an article', (given) => {
  let desk: Desk

  beforeEach(() => {
    setSiteStore(given.store)
    desk = { db: given.db, folder: null, channels: [], now: new Date() }
  })

  afterEach(() => {
    setSiteStore(undefined)
    publishEdits(noEdits)
  })

  const rename = (from: string, to: string) =>
    renameArticle(editor, desk, `posts/${from}`, to, 'en')
  const retire = (from: string, to = '') => retireArticle(editor, desk, `posts/${from}`, to, 'en')
  const readFormerSlugs = (of: string) => openPublishedContent().article(of).formerly
  const readGoneSlugs = () => openPublishedContent().document('redirects').gone
  const moved = { status: 'moved' }

  /**
   * Schedules a version of the article `name` for tomorrow. The version has the files of the
   * article `like`.
   */
  async function schedule(name: string, like = name): Promise<number> {
    const document = `posts/${name}`
    const files = Object.entries(readDocumentFiles(openPublishedContent(), `posts/${like}`))
    const renamed = files.map(([path, text]) => [path.replace(`/${like}/`, `/${name}/`), text])
    const publication = { document, files: Object.fromEntries(renamed) as Record<string, string> }
    const tomorrow = new Date(addMilliseconds(desk.now, dayMs))
    expect(await publishDocuments(editor, desk, [publication], tomorrow)).toEqual({
      status: 'scheduled',
    })
    const row = given.db.selectFrom('documentVersion').select('id').orderBy('id', 'desc')
    return (await row.executeTakeFirstOrThrow()).id
  }

  it('with a scheduled version is neither renamed nor removed until the schedule is cancelled', async () => {
    const version = await schedule(slug)
    expect(await rename(slug, 'moved-article')).toEqual({ status: 'scheduled' })
    expect(await retire(slug)).toEqual({ status: 'scheduled' })
    expect(openPublishedContent().slugs()).toContain(slug)
    expect(openPublishedContent().slugs()).not.toContain('moved-article')
    await unscheduleDocument(editor, desk, version)
    expect(await rename(slug, 'moved-article')).toEqual(moved)
  })

  it('does not lead to an article whose scheduled version lacks the redirect', async () => {
    await schedule(successor)
    expect(await retire(slug, successor)).toEqual({ status: 'scheduled' })
  })

  it('gets no slug under which another article is scheduled', async () => {
    await schedule('moved-article', successor)
    expect(await rename(slug, 'moved-article')).toEqual({ status: 'scheduled' })
  })

  it('that was renamed and then removed answers 410 under both slugs', async () => {
    expect(await rename(slug, 'moved-article')).toEqual(moved)
    expect(await retire('moved-article')).toEqual(moved)
    expect(readGoneSlugs().toSorted()).toEqual([slug, 'moved-article'])
  })

  it('that was renamed and then replaced leads to its successor under both slugs', async () => {
    expect(await rename(slug, 'moved-article')).toEqual(moved)
    expect(await retire('moved-article', successor)).toEqual(moved)
    expect(readFormerSlugs(successor).toSorted()).toEqual([slug, 'moved-article'])
  })

  it('gets its former slug back', async () => {
    expect(await rename(slug, 'moved-article')).toEqual(moved)
    expect(await rename('moved-article', slug)).toEqual(moved)
    expect(readFormerSlugs(slug)).toEqual(['moved-article'])
    expect(openPublishedContent().slugs()).not.toContain('moved-article')
    expect(await rename(slug, 'moved-article')).toEqual(moved)
    expect(readFormerSlugs('moved-article')).toEqual([slug])
  })

  it.each([
    ['a slug of another article', successor, 'slugTaken'],
    ['a slug that differs only in case', successor.toUpperCase(), 'slugTaken'],
    ['the slug of the article itself', slug, 'slugTaken'],
    ['a slug with Cyrillic letters', 'стаття', 'slugInvalid'],
    ['an empty slug', '', 'slugInvalid'],
    ['the slug of the last viewed article', 'Article', 'slugInvalid'],
  ])('does not get %s', async (_, newSlug, status) => {
    expect(await rename(slug, newSlug)).toEqual({ status })
  })

  it.each(['nowhere', slug])('does not lead to the article %s', async (to) => {
    expect(await retire(slug, to)).toEqual({ status: 'noSuccessor' })
  })

  it('that is not there is neither renamed nor removed', async () => {
    expect(await rename('nowhere', 'moved-article')).toEqual({ status: 'noDocument' })
    expect(await retire('nowhere')).toEqual({ status: 'noDocument' })
  })
  it('or a doctor is not removed while a version is scheduled', async () => {
    const [id = ''] = openPublishedContent().doctorIds()
    const document = 'doctors/new-doctor'
    const { [`content/doctors/${id}/doctor.yaml`]: text = '' } = readDocumentFiles(
      openPublishedContent(),
      `doctors/${id}`,
    )
    const publication = { document, files: { [`content/${document}/doctor.yaml`]: text } }
    await publishDocuments(editor, desk, [publication])
    await publishDocuments(editor, desk, [publication], new Date(addMilliseconds(desk.now, dayMs)))
    expect(await removeDoctor(editor, desk, document, 'en')).toEqual({ status: 'scheduled' })
    expect(openPublishedContent().doctorIds()).toContain('new-doctor')
  })
})
