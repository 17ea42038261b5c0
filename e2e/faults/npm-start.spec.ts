import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test as base } from '#e2e/support/test'
import { findFreePort } from '#e2e/support/free-port'
import { startSite } from '#e2e/support/site'
import { isAnswering, waitUntil } from '#e2e/support/wait-until'

/** Runs `npm start` in the folder `cwd`. `ended` resolves to the exit code of npm. */
function runNpmStart(settings: Record<string, string>, cwd = process.cwd()) {
  // `detached` puts npm and its child processes into a new process group. The test can then find
  // and end processes that npm leaves behind.
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, SITE_URL: 'http://localhost:3000', ...settings },
    detached: true,
  })
  let log = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk) => (log += String(chunk)))
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  const signalGroup = (signal: NodeJS.Signals | 0) => {
    try {
      return npm.pid !== undefined && process.kill(-npm.pid, signal)
    } catch {
      return false
    }
  }
  return {
    kill: (signal: 'SIGTERM' | 'SIGINT') => npm.kill(signal),
    ended,
    log: () => log,
    /** True while npm or one of its child processes runs. */
    isAlive: () => signalGroup(0),
    stop: () => signalGroup('SIGKILL'),
  }
}

type Start = (settings: Record<string, string>, cwd?: string) => ReturnType<typeof runNpmStart>

const test = base.extend<{ folder: string; npmStart: Start }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  npmStart: async ({}, use) => {
    const started: ReturnType<typeof runNpmStart>[] = []
    await use((settings, cwd) => {
      const one = runNpmStart(settings, cwd)
      started.push(one)
      return one
    })
    for (const one of started) one.stop()
  },
})

/**
 * Links the project's files into a folder and replaces the command `next` in this folder.
 * @param next the shell command that runs in place of `next`
 */
function linkProject(folder: string, next: string): void {
  for (const name of readdirSync('.'))
    if (!/^(node_modules|\.next|data)$/.test(name)) symlinkSync(resolve(name), join(folder, name))
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(resolve('node_modules/.bin/node'), join(bin, 'node'))
  writeFileSync(join(bin, 'next'), `#!/bin/sh\n${next}\n`)
  chmodSync(join(bin, 'next'), 0o755)
}

test('SIGTERM to npm start ends the server cleanly: no process remains, and the port is free @slow', async ({
  folder,
  npmStart,
}) => {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const start = npmStart({ PORT: String(port), DATA_DIR: join(folder, 'data') })
  await waitUntil(() => isAnswering(`${url}/api/health`), 60_000)
  const health = (await (await fetch(`${url}/api/health`)).json()) as { version: string }
  expect(health.version).toMatch(/^[\da-f]{7,}/)

  const other = npmStart({ PORT: String(port), DATA_DIR: join(folder, 'other') })
  expect(await other.ended).toBe(1)
  expect(other.log()).toMatch(
    new RegExp(`^{.*"event":"not-listening","port":${port},"reason":".*EADDRINUSE.*}$`, 'm'),
  )
  expect(other.log()).not.toContain('    at ')

  start.kill('SIGTERM')
  expect([await start.ended, await isAnswering(`${url}/api/health`)]).toEqual([0, false])
  await waitUntil(() => !start.isAlive())
})

test('a build refuses to replace the files of a running server, and the server goes on @slow', async ({
  folder,
}) => {
  linkProject(folder, 'touch built')
  symlinkSync(resolve('.next'), join(folder, '.next'))
  const runBuild = (settings = {}) =>
    spawnSync('node_modules/.bin/node', ['scripts/build.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
        ...settings,
      },
    })
  const site = await startSite()
  const refused = runBuild({ SITE_URL: 'https://other.example' })
  const same = runBuild()
  const isBuilt = existsSync(join(folder, 'built'))
  const { status } = await fetch(`${site.url}/ua`)
  await site.stop()
  expect(refused.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The site is served from this folder \(process \d+\): stop it, or build in a new folder/,
    ),
  ])
  expect([refused.status, same.status, isBuilt, status]).toEqual([1, 0, false, 200])
  expect(same.stdout).toMatch(/^Nothing to build/)
})
