import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { makePictures } from '#scripts/pictures'

// npm run dev: the editor's preview. Pictures are made as they are saved; Next follows everything else.

let making = makePictures().catch(console.error)
watch('content', { recursive: true }, (_event, file) => {
  if (/\.(jpe?g|png)$/.test(file ?? ''))
    making = making.then(() => makePictures()).catch(console.error)
})
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.once('exit', (code) => {
  process.exit(code ?? 1)
})
