import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { makeArticlePictures, makeDoctorPhotos } from '#scripts/pictures'

// npm run dev: the editor's preview. Pictures are made as they are saved; Next follows everything else.

let making = Promise.resolve()

function makePictures(): void {
  making = making
    .then(() => makeDoctorPhotos())
    .then(() => makeArticlePictures())
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
    })
}

makePictures()
watch('content', { recursive: true }, (_event, file) => {
  if (/\.(jpe?g|png)$/.test(file ?? '')) makePictures()
})
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.once('exit', (code) => {
  process.exit(code ?? 1)
})
