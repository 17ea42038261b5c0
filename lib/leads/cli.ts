import { runCommandLine } from '#lib/command-line'
import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'
import { runCommand, usage } from '#lib/leads/commands'
import { openExistingStore } from '#lib/leads/store/open-store'

await runCommandLine(usage, async (args) => {
  const store = await openExistingStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  const names = channels.map(({ name }) => name)
  return runCommand({ store, db: store.database, folder, channels: names }, args).finally(() => store.close())
})
