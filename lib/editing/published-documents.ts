import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Edits } from '#lib/content/edits'
import { deskPictureName } from '#lib/content/pictures'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import type { DocumentFiles } from '#lib/editing/document-files'
import { log } from '#lib/log'
import { getKyivDay } from '#lib/time/kyiv-time'

// Reads published documents from the database. Published documents replace files of `content/`.

/**
 * Matches a YAML file of `content/` that the desk may change. The consents and the data of the
 * legal texts are excluded, because accepted texts must stay as recorded. The error page is
 * excluded, because a change of the error page needs a build.
 */
const factsFile = /^content\/(?!consents|legal-terms|stored-data|error-page)[\w-]+\.yaml$/
/** Matches the file of a doctor, such as `content/doctors/olena/doctor.yaml`. */
const doctorFile = /^content\/doctors\/[\w-]+\/doctor\.yaml$/
/** Matches a file of an article, such as `content/posts/antiage/ua.md`. */
const articleFile = /^content\/posts\/[\w-]+\/(?:(?:article|figure)\.yaml|(?:sheet\.)?\w\w\.md)$/

const isEditableFile = (path: string): boolean =>
  [factsFile, doctorFile, articleFile].some((pattern) => pattern.test(path))

const storedFiles = z.record(
  z.string().refine(isEditableFile, 'names no document'),
  z.string().nullable(),
)

/**
 * Parses the column `files` of a row.
 * @throws ZodError for a file that the desk may not change
 */
export const parseDocumentFiles = (json: string): DocumentFiles =>
  storedFiles.parse(JSON.parse(json))

/**
 * Number of versions of a document to load. If the latest version is invalid, the previous version
 * is shown.
 */
const loadedVersions = 2

type PublishedRow = { id: number; document: string; files: string; publishAt: string | null }

/** Reads the latest publications of each document at the time `now`, newest first. */
async function readPublications(db: Db, now: Date): Promise<PublishedRow[]> {
  const rank = sql<number>`row_number() OVER (PARTITION BY document ORDER BY publish_at DESC, id DESC)`
  const ranked = db
    .selectFrom('documentVersion')
    .where('publishAt', '<=', now.toISOString())
    .select(['id', 'document', 'files', 'publishAt'])
    .select(rank.as('rank'))
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('rank', '<=', loadedVersions)
    .orderBy('document')
    .orderBy('rank')
    .execute()
}

type FileText = readonly [path: string, text: string | null | undefined]

/**
 * Finds uploaded pictures that the texts reference. The rules in `lib/editing/rules` look for each
 * picture in the folder of its text.
 * @returns a pair for each picture: the picture's path in the folder of the text, and an empty text
 */
export async function listUploadedPictures(
  db: Db,
  texts: readonly FileText[],
): Promise<(readonly [path: string, text: string])[]> {
  const rows = await db
    .selectFrom('picture')
    .select('name')
    .where('name', 'like', '%.jpg')
    .execute()
  const uploaded = new Set(rows.map(({ name }) => name))
  return texts.flatMap(([path, text]) => {
    const names = (text ?? '').match(new RegExp(deskPictureName, 'g')) ?? []
    const folder = path.replace(/[^/]*$/, '')
    return names
      .filter((name) => uploaded.has(name))
      .map((name) => [`${folder}${name}`, ''] as const)
  })
}

/**
 * Reads the published documents.
 * @param drafts drafts of one editor, which the editor's preview shows in place of the publications
 */
export async function readPublishedDocuments(
  db: Db,
  now: Date,
  drafts: readonly DocumentFiles[] = [],
): Promise<Edits> {
  const stamp = await readPublicationStamp(db)
  const files = new Map<string, (string | null | undefined)[]>()
  const days = new Map<string, string>()
  const onBroken = reportBrokenDocument(db)
  // The last element of each list in `files` is `undefined`, which stands for the file in
  // `content/`. `addFile` inserts an older text before this element.
  const addFile = ([path, text]: readonly [path: string, text: string | null]) => {
    const newerTexts = (files.get(path) ?? []).slice(0, -1)
    files.set(path, [...newerTexts, text, undefined])
  }
  for (const draft of drafts) Object.entries(draft).forEach(addFile)
  for (const row of await readPublications(db, now)) {
    try {
      for (const [path, text] of Object.entries(parseDocumentFiles(row.files))) {
        addFile([path, text])
        if (!days.has(path)) days.set(path, getKyivDay(new Date(row.publishAt ?? now)))
      }
    } catch (error) {
      onBroken(new Error(`Version ${row.id} of ${row.document}`, { cause: error }))
    }
  }
  const shownTexts = [...files].map(([path, [text]]) => [path, text] as const)
  for (const picture of await listUploadedPictures(db, shownTexts)) addFile(picture)
  return { files, days, next: await readNextPublication(db, now), stamp, onBroken }
}

/** Reads a text that differs after each change of a publication (`Edits`). */
export async function readPublicationStamp(db: Db): Promise<string> {
  const { count, at } = await db
    .selectFrom('documentVersion')
    .where('publishAt', 'is not', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('at')])
    .executeTakeFirstOrThrow()
  return `${count} ${at}`
}

/** ISO time of the next scheduled publication; null when none is scheduled. */
async function readNextPublication(db: Db, now: Date): Promise<string | null> {
  const { next } = await db
    .selectFrom('documentVersion')
    .where('publishAt', '>', now.toISOString())
    .select(({ fn }) => fn.min('publishAt').as('next'))
    .executeTakeFirstOrThrow()
  return next
}

type Preview = { stamp: string; edits: Edits }

/** The latest preview of each editor, by the id of the editor. */
const previews = new LRUCache<string, Preview>({ max: 8 })

/**
 * The published documents with the drafts of one editor, for that editor's preview. While no draft
 * or publication changes, returns the same object, because the loaded content is cached by this
 * object.
 */
export async function readPreviewedDocuments(staffId: string): Promise<Edits> {
  const { database: db } = await getSiteStore()
  const rows = await db
    .selectFrom('documentVersion')
    .select(['document', 'files'])
    .where('publishAt', 'is', null)
    .where('staffId', '=', staffId)
    .orderBy('at', 'desc')
    .execute()
  const drafts = rows.map(({ files }) => parseDocumentFiles(files))
  const draftDocuments = [...new Set(rows.map(({ document }) => document))]
  const published = await readPublishedDocuments(db, new Date(), drafts)
  const edits: Edits = { ...published, isPreview: true, draftDocuments }
  const stamp = JSON.stringify([[...edits.files], [...edits.days], draftDocuments])
  const earlier = previews.get(staffId)
  if (earlier?.stamp === stamp) return earlier.edits
  previews.set(staffId, { stamp, edits })
  return edits
}

/** Code of the alarm about an invalid published document. */
export const brokenDocumentAlarm = 'content'

/**
 * Logs an invalid version and raises an alarm (`lib/leads/alarms.ts`). Pages show the previous
 * version.
 */
const reportBrokenDocument =
  (db: Db) =>
  (error: Error): void => {
    log.error('content-broken', error)
    const row = { at: new Date().toISOString(), detail: error.message }
    const saved = db
      .insertInto('alarm')
      .values({ code: brokenDocumentAlarm, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute()
    saved.catch((reason: unknown) => {
      log.error('alarm-not-kept', reason)
    })
  }
