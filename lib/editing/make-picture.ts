import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { log } from '#lib/log'

/** The files that pages show of a picture, the first under the name of the whole; or why there are none. */
export type MadePicture =
  | { name: string; files: readonly { name: string; bytes: Uint8Array }[] }
  | { problem: 'cannot' | 'noPicture' }

const timeoutMs = 120_000

/** Run by Node as it is, from the source beside the build. */
const source = join('lib', 'editing', 'picture-process.ts')

/** One thread for libuv and one for libvips: the site has the other processors. */
const environment = {
  NODE_ENV: 'production',
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '2',
} as const

let last: Promise<unknown> = Promise.resolve()

/** Makes the files of a picture; one picture at a time in the whole process. A picture that takes too long or too much memory is refused. */
export function makePicture(bytes: Buffer): Promise<MadePicture> {
  const made = last.then(() => makeOne(bytes))
  last = made.catch(() => undefined)
  return made
}

async function makeOne(bytes: Buffer): Promise<MadePicture> {
  const child = fork(join(/* turbopackIgnore: true */ process.cwd(), source), {
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    env: environment,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  // It may end before it has read everything.
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
