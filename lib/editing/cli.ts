import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommandLine, UsageError } from '#lib/command-line'
import { readEdits } from '#lib/editing/published'
import { readKept } from '#lib/editing/pictures'
import { openExistingStore } from '#lib/database/open'

const usage = `npm run content -- pull   writes what was published at the desk into content/, to be committed.
DATABASE_URL or DATA_DIR name the store, as for the site.`

await runCommandLine(usage, async ([word]) => {
  if (word !== 'pull') throw new UsageError(usage)
  const store = await openExistingStore()
  try {
    const { files } = await readEdits(store.database, new Date())
    for (const [path, [text = null]] of files) {
      const picture = path.endsWith('.jpg')
        ? await readKept(store.database, path.replace(/.*\//, ''))
        : null
      mkdirSync(dirname(path), { recursive: true })
      if (text === null) rmSync(path, { force: true })
      else writeFileSync(path, picture ?? text)
    }
    return `${files.size} files are as at the desk. Look at them with git diff, then commit.`
  } finally {
    await store.close()
  }
})
