import { parentPort, workerData } from 'node:worker_threads'
import { renderMarkdown } from '#lib/blog/markdown'

// Worker thread that renders the Markdown of an article in an editor's preview.
// lib/run-in-thread.ts starts this thread.

const { markdown, references } = workerData as { markdown: string; references: number }
parentPort?.postMessage(renderMarkdown(markdown, references))
