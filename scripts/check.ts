import { enableCompileCache } from 'node:module'
import { kyivDay } from '#lib/kyiv-time'

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
  const mistakes = problems.filter(({ isReminder = false }) => !isReminder)
  const added = mistakes.length > 0 ? [] : recordPublished(root, today)
  if (added.length > 0) console.log(`New in content/published.json, to be committed: ${added.join(', ')}`)
  console.log(mistakes.length > 0 ? `\n${mistakes.length} to correct` : 'content/ and messages/ are in order')
  process.exitCode = mistakes.length > 0 ? 1 : 0
} catch (error) {
  console.error(`content/ cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
