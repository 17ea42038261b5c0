import { parentPort, workerData } from 'node:worker_threads'
import { renderMarkdown } from '#lib/blog/markdown'

// Worker thread (lib/run-in-thread.ts) that renders the Markdown of an editor's preview.

const { markdown, references } = workerData as { markdown: string; references: number }
parentPort?.postMessage(renderMarkdown(markdown, references))
