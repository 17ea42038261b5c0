import { setSiteStore } from '#e2e/support/test-databases'
import { makeMemoryFolder } from '#e2e/support/memory-folder'
import { waitUntil } from '#e2e/support/wait-until'
import { noEdits, getPublishedEdits, publishEdits } from '#lib/content/edits'
import { loadPublishedDocuments } from '#lib/editing/load-published'
import { publishScheduledDocuments } from '#lib/editing/publish-scheduled'
import { openStore } from '#lib/database/open'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const dayMs = 86_400_000
const path = 'content/faq.yaml'

/** Functions that Jest does not fake. The test fakes only `Date`. */
const realTimers = [
  ...(['nextTick', 'hrtime', 'performance', 'queueMicrotask'] as const),
  ...([
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const),
]

test('a publication of another process, which shares the SQLite file, is shown', async () => {
  const store = await openStore({ folder: makeMemoryFolder('published-') })
  setSiteStore(store)
  const stop = await publishScheduledDocuments(() => loadPublishedDocuments())
  try {
    const at = new Date().toISOString()
    const files = JSON.stringify({ [path]: 'x' })
    const row = { document: 'faq', files, staffId: null, base: null, fileHash: '' }
    await store.database
      .insertInto('documentVersion')
      .values({ ...row, at, publishAt: at })
      .execute()
    await waitUntil(() => getPublishedEdits().files.has(path))
    expect(getPublishedEdits().files.get(path)).toEqual(['x', undefined])
  } finally {
    stop()
    publishEdits(noEdits)
    setSiteStore(undefined)
    await store.close()
  }
})

test('a publication of tomorrow, shown while the clock was ahead, is taken off once the clock is right', async () => {
  const now = new Date()
  jest.useFakeTimers({ doNotFake: realTimers, now })
  const store = await openStore({ folder: makeMemoryFolder('published-') })
  setSiteStore(store)
  const times = { at: now.toISOString(), publishAt: addMilliseconds(now, dayMs) }
  const row = {
    document: 'faq',
    files: JSON.stringify({ [path]: 'x' }),
    staffId: null,
    base: null,
    fileHash: '',
  }
  await store.database
    .insertInto('documentVersion')
    .values({ ...row, ...times })
    .execute()
  const stop = await publishScheduledDocuments(() => loadPublishedDocuments())
  const isShown = () => getPublishedEdits().files.has(path)
  try {
    await waitUntil(() => getPublishedEdits().next === times.publishAt)
    expect(isShown()).toBe(false)
    jest.setSystemTime(now.getTime() + 400 * dayMs)
    await waitUntil(isShown)
    jest.setSystemTime(now)
    await waitUntil(() => !isShown())
    expect(getPublishedEdits().next).toBe(times.publishAt)
  } finally {
    stop()
    jest.useRealTimers()
    publishEdits(noEdits)
    setSiteStore(undefined)
    await store.close()
  }
})
