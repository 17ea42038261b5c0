import { join } from 'node:path'
import { memoryIn } from '#bench/memory'
import { folderSize } from '#e2e/support/folder-size'
import { askForMadeUp } from '#e2e/support/made-up-addresses'
import { startSite } from '#e2e/support/site'

// npm run bench:abuse [-- 20000]: memory and disk of the built site while a bot guesses addresses and queries.

const count = Number(process.argv[2] ?? 20_000)
const site = await startSite()
const tell = (after: number) => {
  const { files, bytes } = folderSize(join(site.folder, '.next'))
  console.log(`| ${after} | ${Math.round(memoryIn(site.folder))} MiB | ${files} | ${bytes} |`)
}
console.log('| Requests | Memory | Files of .next | Bytes |\n| --- | --- | --- | --- |')
tell(0)
for (let quarter = 1; quarter <= 4; quarter += 1) {
  await askForMadeUp(site.url, count / 4)
  tell((quarter * count) / 4)
}
await site.stop()
