import { checkContent, summarizeProblems } from '#lib/editing/check-content'
import { getKyivDay } from '#lib/time/kyiv-time'

// npm run check: prints every problem of content/ and messages/ as one sentence. `npm run build`
// runs this check first.

const problems = await checkContent(process.cwd(), getKyivDay(new Date()))
const { sentences, mistakes, summary } = summarizeProblems(problems)
for (const sentence of sentences) console.error(sentence)
console.log(mistakes > 0 ? `\n${summary}` : summary)
process.exitCode = mistakes > 0 ? 1 : 0
