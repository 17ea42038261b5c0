import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { toTerminalText } from '#lib/text/to-one-line'

/** A mistake in how a command was called; its message is for the person who typed it. */
export class UsageError extends Error {}

export function readArgs<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash.
    const [problem] = (error as Error).message.split('. ')
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${problem ?? ''}. Options of this command: ${known.join(', ') || 'none'}`)
  }
}

export function requireOneOf<T extends string>(
  known: readonly T[],
  option: string,
  value: string,
): T {
  const found = known.find((each) => each === value)
  if (found === undefined)
    throw new UsageError(`--${option} ${value}: must be one of ${known.join(', ')}`)
  return found
}

/** @throws UsageError when the first of the arguments names no command */
export function runSubcommand<Context, Result>(
  commands: Readonly<Record<string, (context: Context, args: string[]) => Result>>,
  context: Context,
  [name = 'help', ...args]: string[],
  usage: string,
): Result {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`)
  return command(context, args)
}

/** Runs the command line of this process: `usage` for help, exit code 2 for a mistake in it, 1 for any other failure. */
export async function runCommandLine(
  usage: string,
  run: (args: string[]) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2)
  try {
    const isHelp = args.length === 0 || args[0] === 'help' || args.includes('--help')
    const text = isHelp ? usage : await run(args)
    console.log(process.stdout.isTTY ? toTerminalText(text) : text)
  } catch (error) {
    const isMisuse = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
    console.error(toTerminalText(error instanceof Error ? error.message : String(error)))
    process.exitCode = isMisuse ? 2 : 1
  }
}
