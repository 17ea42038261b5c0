import { env } from '#lib/env'
import { isHelp, UsageError } from '#lib/leads/cli/command'
import { runCommand, usage } from '#lib/leads/cli/run'
import { channels } from '#lib/leads/channels/registry'
import { toTerminal } from '#lib/leads/one-line'
import { openExistingStore } from '#lib/leads/store/open-store'

/** Ctrl+C, for a command that ends by it; any other is simply ended. */
function onInterrupt(): AbortSignal {
  const stop = new AbortController()
  process.once('SIGINT', () => {
    stop.abort()
  })
  return stop.signal
}

async function run(args: string[]): Promise<string> {
  if (isHelp(args)) return usage
  const store = await openExistingStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  const names = channels.map(({ name }) => name)
  const cli = {
    store,
    db: store.database,
    folder,
    channels: names,
    print: console.log,
    note: console.error,
    onInterrupt,
  }
  return runCommand(cli, args).finally(() => store.close())
}

try {
  const text = await run(process.argv.slice(2))
  if (text) console.log(process.stdout.isTTY ? toTerminal(text) : text)
} catch (error) {
  const isMisuse = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(toTerminal(error instanceof Error ? error.message : String(error)))
  process.exitCode = isMisuse ? 2 : 1
}
