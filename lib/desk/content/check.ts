import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { publishedEdits } from '#lib/content/edits'
import { picturesIn, type EditFiles } from '#lib/desk/content/published'
import { leadStore } from '#lib/leads/store/open-store'
import { kyivDay } from '#lib/time/kyiv-time'
import type { Problem } from '#scripts/check/problem'

/** Node runs the source itself; it stands beside the build wherever the site runs. */
const source = join('scripts', 'check-edits.ts')

/** What `npm run check` would say of the site with these files, and does not say without them. */
export async function problemsOf(files: EditFiles): Promise<Problem[]> {
  const { database } = await leadStore()
  const edited = [...Object.entries(files), ...(await picturesIn(database, Object.entries(files)))]
  const published = [...publishedEdits().files].map(([path, [text]]) => [path, text])
  const workerData = { published, edited, today: kyivDay(new Date()) }
  const worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), source), { workerData })
  const [problems] = (await once(worker, 'message')) as [Problem[]]
  return problems
}
