import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { log } from '#lib/log'

export type MadePicture =
  /** The files made from a picture. The first file is the JPEG, whose file name is `name`. */
  | { name: string; files: readonly { name: string; bytes: Uint8Array }[] }
  /** `cannot`: the server lacks the sharp library. `noPicture`: no picture could be decoded. */
  | { problem: 'cannot' | 'noPicture' }

const timeoutMs = 120_000

/**
 * Source file of the child process. Node runs the TypeScript file directly, because the build does
 * not contain the file.
 */
const processSource = join('lib', 'editing', 'make-picture-files.ts')

/**
 * Environment of the child process. libuv and libvips may use one thread each, so that the site can
 * use the other processors.
 */
const processEnvironment = {
  NODE_ENV: 'production',
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '2',
} as const

let lastPicture: Promise<unknown> = Promise.resolve()

/**
 * Makes the files of a picture in a child process, one picture at a time. A picture that exceeds
 * the limits of time or memory gets the problem `noPicture`.
 */
export function makePicture(bytes: Buffer): Promise<MadePicture> {
  const made = lastPicture.then(() => runPictureProcess(bytes))
  lastPicture = made.catch(() => undefined)
  return made
}

async function runPictureProcess(bytes: Buffer): Promise<MadePicture> {
  const child = fork(join(/* turbopackIgnore: true */ process.cwd(), processSource), {
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    env: processEnvironment,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  // If the child process ends before it has read the whole picture, writing to its stdin fails.
  // This error is ignored, because `exited` below reports the end of the process.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(bytes)
  const sent = once(child, 'message') as Promise<[MadePicture, unknown]>
  const exited = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The process ended with ${code}`)),
  )
  try {
    const [made] = await Promise.race([sent, exited])
    return made
  } catch (error) {
    log.error('picture-not-made', error)
    return { problem: 'noPicture' }
  } finally {
    child.kill('SIGKILL')
  }
}
