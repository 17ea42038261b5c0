import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runInThread, TaskFailed } from '#lib/run-in-thread'

const folder = mkdtempSync(join(tmpdir(), 'thread-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a source file with `code`. Returns the path of the file, relative to the project. */
function source(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads'\n${code}`)
  return relative(process.cwd(), file)
}

it('returns the message that the thread posts', async () => {
  const double = source('double', 'parentPort.postMessage(2 * workerData)')
  expect(await Promise.all([1, 2, 3].map((each) => runInThread(double, each, 60_000)))).toEqual([
    2, 4, 6,
  ])
})

it('ends a thread that takes too long, and runs the next task', async () => {
  const loop = source('loop', 'while (workerData === "loop");\nparentPort.postMessage("done")')
  const endless = runInThread(loop, 'loop', 200)
  const next = runInThread(loop, '', 60_000)
  await expect(endless).rejects.toThrow(TaskFailed)
  expect(await next).toBe('done')
})

it.each([
  ['throws', 'throw new Error("no")'],
  ['ends without a message', ''],
  [
    'takes more memory than it has',
    'const all = []\nfor (;;) all.push(new Array(100_000).fill(0))',
  ],
])('rejects when the thread %s', async (what, code) => {
  await expect(runInThread(source(what.replaceAll(' ', '-'), code), null, 60_000)).rejects.toThrow(
    TaskFailed,
  )
})

it('refuses more tasks than can wait', async () => {
  const loop = source('waiting', 'while (true);')
  const tasks = Array.from({ length: 8 }, () => runInThread(loop, null, 50))
  await expect(runInThread(loop, null, 50)).rejects.toThrow('too many tasks')
  expect((await Promise.allSettled(tasks)).every(({ status }) => status === 'rejected')).toBe(true)
})
