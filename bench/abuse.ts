import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folderSize } from '#e2e/support/folder-size'
import { askForMadeUp } from '#e2e/support/made-up-addresses'
import { startSite } from '#e2e/support/site'

// npm run bench:abuse [-- 20000]: memory and disk of the built site while a bot guesses addresses and queries.

const count = Number(process.argv[2] ?? 20_000)
const site = await startSite()

/** Resident memory of the site's process, in MiB. */
function memory(): number {
  const isSite = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === site.folder
    } catch {
      return false
    }
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isSite(name))
  const kib = (pid: string) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return Math.round(pids.reduce((sum, pid) => sum + kib(pid), 0) / 1024)
}

const tell = (after: number) => {
  const { files, bytes } = folderSize(join(site.folder, '.next'))
  console.log(`| ${after} | ${memory()} MiB | ${files} | ${bytes} |`)
}
console.log('| Requests | Memory | Files of .next | Bytes |\n| --- | --- | --- | --- |')
tell(0)
for (let quarter = 1; quarter <= 4; quarter += 1) {
  await askForMadeUp(site.url, count / 4)
  tell((quarter * count) / 4)
}
await site.stop()
