import { enableCompileCache } from 'node:module'
import { kyivDay } from '#lib/time/kyiv-time'
import { isMistake, summary } from '#scripts/check/problem'

// npm run check: every problem of content/ and messages/ as one sentence. The build and npm test run it first.

const root = process.cwd()
const today = kyivDay(new Date())
// Kept between runs: the TypeScript compiler is large.
enableCompileCache()

try {
  const { checkContent } = await import('#scripts/check/content')
  const { recordPublished } = await import('#scripts/check/redirects')
  const problems = await checkContent(root, today)
  for (const { file, line, problem } of problems)
    console.error(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`)
  const hasMistakes = problems.some(isMistake)
  const added = hasMistakes ? [] : recordPublished(root, today)
  if (added.length > 0) console.log(`New in content/published.json, to be committed: ${added.join(', ')}`)
  console.log(`${problems.length > 0 ? '\n' : ''}${summary(problems)}`)
  process.exitCode = hasMistakes ? 1 : 0
} catch (error) {
  console.error(`content/ cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
