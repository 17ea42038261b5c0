import { isHelp, UsageError } from '#lib/leads/cli/command'
import { toTerminal } from '#lib/leads/one-line'
import { openExistingStore } from '#lib/leads/store/open-store'
import { runStaffCommand, usage } from '#lib/staff/command'

async function run(args: string[]): Promise<string> {
  if (isHelp(args)) return usage
  const store = await openExistingStore()
  return runStaffCommand(store.database, args).finally(() => store.close())
}

try {
  console.log(toTerminal(await run(process.argv.slice(2))))
} catch (error) {
  const isMisuse = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(toTerminal(error instanceof Error ? error.message : String(error)))
  process.exitCode = isMisuse ? 2 : 1
}
