import { env } from '#lib/env'
import { UsageError } from '#lib/leads/cli/command'
import { toTerminal } from '#lib/leads/one-line'
import { openStore } from '#lib/leads/store/open-store'
import { existingStore } from '#lib/leads/store/sqlite-file'
import { isHelp, runStaffCommand, usage } from '#lib/staff/command'

async function run(args: string[]): Promise<string> {
  if (isHelp(args)) return usage
  if (env.DATABASE_URL === undefined) existingStore(env.DATA_DIR)
  const store = await openStore()
  return runStaffCommand(store.database, args).finally(() => store.close())
}

try {
  console.log(toTerminal(await run(process.argv.slice(2))))
} catch (error) {
  const isMisuse = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(toTerminal(error instanceof Error ? error.message : String(error)))
  process.exitCode = isMisuse ? 2 : 1
}
