import { parentPort, workerData } from 'node:worker_threads'
import { renderMarkdown } from '#lib/blog/markdown'

// Runs in a thread (lib/run-in-thread.ts): renders what an editor types.

const { markdown, references } = workerData as { markdown: string; references: number }
parentPort?.postMessage(renderMarkdown(markdown, references))
