import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { percentile } from '#bench/load'
import { memoryIn, processesIn } from '#bench/memory'
import { folderSize } from '#e2e/support/folder-size'
import { rawRequest, statusOf } from '#e2e/support/raw-request'
import { requestRandomUrls } from '#e2e/support/random-urls'
import { startSite } from '#e2e/support/site'
import { until } from '#e2e/support/until'

// npm run bench:abuse [-- 20000]: memory, disk, file descriptors of the built site and the waiting of its visitors while
// bots guess URLs, offer upgrades and send slowly. Needs a build; prints tables of Markdown.

const count = Number(process.argv[2] ?? 20_000)
const site = await startSite()
const { hostname, port, host } = new URL(site.url)
const descriptors = () => processesIn(site.folder).reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)

/** Visitors who open pages one after another until `isOver`; gives the waiting times in milliseconds. */
async function visitUntil(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const started = performance.now()
    const response = await fetch(`${site.url}${times.length % 2 === 0 ? '/ua' : '/en/article/DASH-diet'}`)
    await response.text()
    if (!response.ok) throw new Error(`A visitor was answered ${response.status}`)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

/** Runs an attack while visitors come; gives their 99th percentile in milliseconds. */
async function underAttack(attack: Promise<unknown>): Promise<string> {
  let isOver = false
  const visits = visitUntil(() => isOver)
  await attack
  isOver = true
  const times = await visits
  return `${Math.round(percentile(times, 0.99))} ms of ${times.length} visits`
}

console.log('| Random URLs | Memory | Files of .next | Bytes | Others’ p99 |\n| --- | --- | --- | --- | --- |')
const report = (after: number, p99: string) => {
  const { files, bytes } = folderSize(join(site.folder, '.next'))
  console.log(`| ${after} | ${Math.round(memoryIn(site.folder))} MiB | ${files} | ${bytes} | ${p99} |`)
}
await fetch(`${site.url}/ua`)
report(0, '')
for (let quarter = 1; quarter <= 4; quarter += 1)
  report((quarter * count) / 4, await underAttack(requestRandomUrls(site.url, count / 4, 20)))

const before = descriptors()
const offer = ['GET /ua HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n')
const upgrades = Array.from({ length: 2000 }, () => rawRequest(site.url, offer).then(statusOf))
const upgraded = await underAttack(Promise.all(upgrades))
const slow = Array.from({ length: 500 }, () => {
  const socket = connect(Number(port), hostname, () => socket.write('GET /ua HTTP/1.1\r\nX-Slow: '))
  return socket.on('error', () => undefined).resume()
})
const slowed = await underAttack(until(() => slow.every((socket) => socket.readableEnded || socket.destroyed), 120_000))
await until(() => descriptors() <= before + 2, 60_000)
console.log('\n| Attack | Others’ p99 |\n| --- | --- |')
console.log(`| 2,000 offers to upgrade | ${upgraded} |\n| 500 requests that never end | ${slowed} |`)
console.log(`\nFile descriptors ${before} before, ${descriptors()} after.`)
await site.stop()
