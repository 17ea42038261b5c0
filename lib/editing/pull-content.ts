import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { runCommandLine, UsageError } from '#lib/command-line'
import { openExistingStore } from '#lib/database/open'
import { readPublishedDocuments } from '#lib/editing/published-documents'
import { readPictureFrom } from '#lib/editing/read-picture'

const usage = `npm run content -- pull   writes what was published at the desk into content/, to be committed.
DATABASE_URL or DATA_DIR name the store, as for the site.`

const isDoctorFile = (path: string) => path.endsWith('/doctor.yaml')
const removal = { recursive: true, force: true }

await runCommandLine(usage, async ([word]) => {
  if (word !== 'pull') throw new UsageError(usage)
  const store = await openExistingStore()
  try {
    const { files } = await readPublishedDocuments(store.database, new Date())
    for (const [path, [text = null]] of files) {
      const isPicture = path.endsWith('.jpg')
      const picture = isPicture ? await readPictureFrom(store.database, basename(path)) : null
      mkdirSync(dirname(path), { recursive: true })
      // The whole folder of a removed doctor is deleted, because the folder may also contain a
      // photo.
      if (text === null) rmSync(isDoctorFile(path) ? dirname(path) : path, removal)
      else writeFileSync(path, picture ?? text)
    }
    return `${files.size} files are as at the desk. Look at them with git diff, then commit.`
  } finally {
    await store.close()
  }
})
