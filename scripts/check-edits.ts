import { parentPort, workerData } from 'node:worker_threads'
import { isPublished } from '#lib/blog/embedded'
import { noEdits } from '#lib/content/edits'
import { openContent } from '#lib/content/open'
import { checkDocuments } from '#scripts/check/documents'
import { attempt, collectProblems, type Problem } from '#scripts/check/problem'

// In a thread of the server, which visitors do not wait for: what the rules say of documents edited at the desk
// (lib/desk/content/check.ts).

type States = readonly (readonly [path: string, text: string | null])[]

const { published, edited, today } = workerData as { published: States; edited: States; today: string }

const open = (states: States) =>
  openContent(process.cwd(), { ...noEdits, files: new Map(states.map(([path, text]) => [path, [text]])) })

const before = open(published)
const shown = before.slugs().filter((slug) => {
  const facts = attempt(() => before.article(slug))
  return facts && isPublished(facts, today)
})

const problemsOf = (states: States) =>
  collectProblems((report) => {
    checkDocuments(open(states), { today, messages: [], published: shown }, report)
  })

const found = await problemsOf([...published, ...edited])
// What stood there before is nothing that the editor did.
const known = found.length > 0 ? await problemsOf(published) : []
const isNew = ({ file, problem }: Problem) => !known.some((each) => each.file === file && each.problem === problem)
parentPort?.postMessage(found.filter((each) => isNew(each)))
