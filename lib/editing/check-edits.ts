import { parentPort, workerData } from 'node:worker_threads'
import { isPublished } from '#lib/blog/is-published'
import { noEdits } from '#lib/content/edits'
import { inWords } from '#lib/content/sentences'
import { openContent } from '#lib/content/open'
import type { Locale } from '#lib/i18n/locales'
import { checkDocuments } from '#lib/editing/rules/documents'
import { attempt, collectProblems, type Problem } from '#lib/editing/rules/problem'

// In a thread of the server, which visitors do not wait for: what the rules say of documents edited at the desk
// (lib/editing/edit-document.ts).

type States = readonly (readonly [path: string, text: string | null])[]
type Asked = { published: States; edited: States; today: string; locale: Locale }
const { published, edited, today, locale } = workerData as Asked

const open = (states: States) =>
  openContent(process.cwd(), {
    ...noEdits,
    files: new Map(states.map(([path, text]) => [path, [text]])),
  })

const site = open(published)
const shown = site.slugs().filter((slug) => {
  const facts = attempt(() => site.article(slug))
  return facts && isPublished(facts, today)
})

export type ToldProblem = Problem & { problem: string }

async function problemsOf(states: States): Promise<ToldProblem[]> {
  const found = await collectProblems((report) => {
    checkDocuments(open(states), { today, messages: [], published: shown }, report)
  })
  return found.map((each) => ({ ...each, problem: inWords(each.problem, locale, true) }))
}

const found = await problemsOf([...published, ...edited])
// What stood there before is nothing that the editor did.
const known = found.length > 0 ? await problemsOf(published) : []
const isNew = ({ file, problem }: Problem) =>
  !known.some((each) => each.file === file && each.problem === problem)
parentPort?.postMessage(found.filter((each) => isNew(each)))
