import { runCommandLine } from '#lib/command-line'
import { channels } from '#lib/leads/channels/registry'
import { runCommand, usage } from '#lib/leads/commands'
import { openExistingStore } from '#lib/leads/store/open-store'

await runCommandLine(usage, async (args) => {
  const store = await openExistingStore()
  const names = channels.map(({ name }) => name)
  return runCommand({ db: store.database, channels: names }, args).finally(() => store.close())
})
