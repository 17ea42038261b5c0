import { runCommandLine } from '#lib/command-line'
import { openExistingStore } from '#lib/leads/store/open-store'
import { runStaffCommand, usage } from '#lib/auth/command'

await runCommandLine(usage, async (args) => {
  const store = await openExistingStore()
  return runStaffCommand(store.database, args).finally(() => store.close())
})
