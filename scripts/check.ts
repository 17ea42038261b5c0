import { openContent } from '#lib/content/open'
import { toSentence } from '#lib/content/source'
import { kyivDay } from '#lib/time/kyiv-time'
import { checkContent } from '#scripts/check/content'
import { attempt } from '#scripts/check/problem'
import { changedPrices } from '#scripts/check/published'

// npm run check: every problem of content/ and messages/ as one sentence. It only reads. The build and npm test run it first.

const problems = await checkContent(process.cwd(), kyivDay(new Date()))
const mistakes = problems.filter(({ isReminder }) => !isReminder).length
for (const problem of problems) console.error(toSentence(problem))
if (problems.length > 0) console.log('')
const changed = attempt(() => changedPrices(openContent(process.cwd()))) ?? []
if (changed.length > 0) console.log(`Prices changed since the last commit:\n  ${changed.join('\n  ')}`)
if (mistakes > 0) console.log(`${mistakes} to correct`)
else console.log(`content/ and messages/ are in order${problems.length > 0 ? ', but for what is told above' : ''}`)
process.exitCode = mistakes > 0 ? 1 : 0
