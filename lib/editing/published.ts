import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { revalidateEverywhere, type RevalidatePages } from '#lib/blog/revalidate-instances'
import { keptPicture } from '#lib/content/pictures'
import { publishedEdits, publishEdits, type Edits } from '#lib/content/edits'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { log } from '#lib/log'
import { getKyivDay } from '#lib/time/kyiv-time'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'

// What the store has in place of files of content/: read at start, when something is published, and at a time set for it.

export type EditFiles = Readonly<Record<string, string | null>>

/** Files that are edited at the desk; of the others a change is on record, or needs a build. */
const editable =
  /^content\/(?:(?!consents|legal-terms|stored-data|error-page)[\w-]+\.yaml|doctors\/[\w-]+\/doctor\.yaml|posts\/[\w-]+\/(?:(?:article|figure)\.yaml|(?:sheet\.)?\w\w\.md))$/

const stored = z.record(z.string().regex(editable, 'names no document'), z.string().nullable())

/** The files of a row. @throws when they are no texts of documents */
export const readFiles = (json: string): EditFiles => stored.parse(JSON.parse(json))

/** States that are kept of a document: where the last cannot be used, the one before it holds. */
const keptStates = 2

/** The latest states of each document that hold at a time, the newest first. */
async function publishedRows(db: Db, now: Date) {
  const ranked = db
    .selectFrom('documentVersion')
    .where('publishAt', '<=', now.toISOString())
    .select(['id', 'document', 'files', 'publishAt'])
    .select(
      sql<number>`row_number() OVER (PARTITION BY document ORDER BY publish_at DESC, id DESC)`.as(
        'rank',
      ),
    )
  const rows = db.selectFrom(ranked.as('ranked')).selectAll().where('rank', '<=', keptStates)
  return rows.orderBy('document').orderBy('rank').execute()
}

/** Pictures of the store that texts show: for the rules they stand beside the text, as files do. */
export async function picturesIn(
  db: Db,
  texts: readonly (readonly [string, string | null | undefined])[],
) {
  const rows = await db
    .selectFrom('picture')
    .select('name')
    .where('name', 'like', '%.jpg')
    .execute()
  const kept = new Set(rows.map(({ name }) => name))
  return texts.flatMap(([path, text]) => {
    const named = (text ?? '').match(new RegExp(keptPicture, 'g')) ?? []
    return named
      .filter((name) => kept.has(name))
      .map((name) => [path.replace(/[^/]*$/, name), ''] as const)
  })
}

/** What is published, with a preview's own drafts in front. */
export async function readEdits(
  db: Db,
  now: Date,
  drafts: readonly EditFiles[] = [],
): Promise<Edits> {
  const files = new Map<string, (string | null | undefined)[]>()
  const days = new Map<string, string>()
  // Last of all stands the file.
  const put = ([path, text]: readonly [path: string, text: string | null]) =>
    files.set(path, [...(files.get(path) ?? []).slice(0, -1), text, undefined])
  const onBroken = tellBroken(db)
  for (const draft of drafts) Object.entries(draft).forEach(put)
  for (const row of await publishedRows(db, now))
    try {
      for (const [path, text] of Object.entries(readFiles(row.files))) {
        put([path, text])
        if (!days.has(path)) days.set(path, getKyivDay(new Date(row.publishAt ?? now)))
      }
    } catch (error) {
      onBroken(new Error(`Edit ${row.id} of ${row.document}`, { cause: error }))
    }
  const shown = [...files].map(([path, [text]]) => [path, text] as const)
  for (const picture of await picturesIn(db, shown)) put(picture)
  const coming = db.selectFrom('documentVersion').where('publishAt', '>', now.toISOString())
  const { next } = await coming
    .select(({ fn }) => fn.min('publishAt').as('next'))
    .executeTakeFirstOrThrow()
  return { files, days, next, onBroken }
}

export async function readDrafts(staffId: string): Promise<Edits> {
  const { database: db } = await getSiteStore()
  const rows = db
    .selectFrom('documentVersion')
    .select('files')
    .where('publishAt', 'is', null)
    .where('staffId', '=', staffId)
  const drafts = (await rows.orderBy('at', 'desc').execute()).map(({ files }) => readFiles(files))
  return { ...(await readEdits(db, new Date(), drafts)), isPreview: true }
}

const brokenCode = 'content'

/** Staff are told by mail (`lib/leads/alarms.ts`); pages show the state before. */
const tellBroken = (db: Db) => (error: Error) => {
  log.error('content-broken', error)
  const row = { at: new Date().toISOString(), detail: error.message }
  const insert = db.insertInto('alarm').values({ code: brokenCode, ...row })
  const told = insert.onConflict((conflict) => conflict.column('code').doUpdateSet(row)).execute()
  told.catch((reason: unknown) => {
    log.error('alarm-not-kept', reason)
  })
}

/** From now on everybody sees what the store says is published. */
export async function loadPublished(): Promise<void> {
  const { database: db } = await getSiteStore()
  // What is broken still is told anew.
  await db.deleteFrom('alarm').where('code', '=', brokenCode).execute()
  publishEdits(await readEdits(db, new Date()))
}

export async function renewEverywhere(db: Db): Promise<void> {
  await loadPublished()
  await revalidateEverywhere(db)
}

const followMs = 500
const retryMs = 5000
/** How long the start waits for the store: without it the files are shown. */
const startMs = 500

/**
 * Shows what is published from the start on, and what has a time once that has come. When the clock
 * goes back, documents that are not due any more are taken off.
 * @returns how to stop
 */
export async function followEdits(renew: RevalidatePages): Promise<() => void> {
  const renewIn = (ms: number) => {
    publishEdits({ ...publishedEdits(), next: new Date(Date.now() + ms).toISOString() })
  }
  const renewContent = () =>
    renew().catch((error: unknown) => {
      log.error('content-not-renewed', error)
      renewIn(retryMs)
    })
  const shown = loadPublished().then(
    () => (publishedEdits().files.size > 0 ? renewContent() : undefined),
    () => {
      renewIn(0)
    },
  )
  // What comes later than the start waits for is shown as well.
  await Promise.race([shown, setTimeout(startMs)])
  let isRenewing = false
  let checkedAt = new Date()
  const timer = setInterval(() => {
    if (isRenewing) return
    const { next } = publishedEdits()
    const now = new Date()
    // A document published while the clock was ahead has its time in the future, so it is not shown yet.
    const isClockBack = now.toISOString() < addMilliseconds(checkedAt, -clockToleranceMs)
    checkedAt = now
    const isDue = next != null && next <= now.toISOString()
    if (!isClockBack && !isDue) return
    isRenewing = true
    void renewContent().finally(() => (isRenewing = false))
  }, followMs)
  return () => {
    clearInterval(timer)
  }
}
