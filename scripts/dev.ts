import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { checkContent, summarizeProblems } from '#lib/editing/check-content'
import { getKyivDay } from '#lib/time/kyiv-time'
import { resizePictures } from '#scripts/resize-pictures'

// npm run dev: shows the site to an editor who changes files of content/ and messages/. Next shows
// changed texts by itself. This script resizes saved pictures and prints the problems that
// `npm run check` would print.

/**
 * Milliseconds between the last change of a file and the check. The check waits, because some
 * programs save a file in several steps.
 */
const checkDelayMs = 300

let lastTask = Promise.resolve()
/** Runs a task after the previous tasks. An error is printed, and the next task still runs. */
function runTask(task: () => Promise<void>): void {
  lastTask = lastTask.then(task).catch(console.error)
}

async function printProblems(): Promise<void> {
  const problems = await checkContent(process.cwd(), getKyivDay(new Date()))
  const { sentences, summary } = summarizeProblems(problems)
  for (const sentence of sentences) console.error(sentence)
  console.log(summary)
}

let checkTimer: NodeJS.Timeout | undefined
function checkLater(): void {
  clearTimeout(checkTimer)
  checkTimer = setTimeout(() => {
    runTask(printProblems)
  }, checkDelayMs)
}

runTask(() => resizePictures())
checkLater()
watch('content', { recursive: true }, (_event, file) => {
  if (/\.(jpe?g|png)$/.test(file ?? '')) runTask(() => resizePictures())
  checkLater()
})
watch('messages', checkLater)

const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.once('exit', (code) => {
  process.exit(code ?? 1)
})
