import { parentPort, workerData } from 'node:worker_threads'
import { renderMarkdown } from '#lib/blog/markdown'

// Worker thread (lib/run-in-thread.ts) that renders an editor's Markdown.

const { markdown, references } = workerData as { markdown: string; references: number }
parentPort?.postMessage(renderMarkdown(markdown, references))
