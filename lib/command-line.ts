import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { toTerminalText } from '#lib/text/to-one-line'

/** Thrown for a command with wrong arguments. The message names the mistake. */
export class UsageError extends Error {}

type ParsedArgs<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>

/**
 * Parses the arguments of a command.
 * @throws UsageError for an option that the command does not have
 */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
): ParsedArgs<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's message may have a second sentence about arguments that begin with a dash. Only the
    // first sentence is shown, because it names the problem.
    const [problem] = (error as Error).message.split('. ')
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${problem ?? ''}. Options of this command: ${known.join(', ') || 'none'}`)
  }
}

/**
 * Returns the item of `known` that equals `value`. `value` is what the person typed after `option`.
 * @throws UsageError when `value` is not in `known`
 */
export function requireOneOf<T extends string>(
  known: readonly T[],
  option: string,
  value: string,
): T {
  const found = known.find((item) => item === value)
  if (found === undefined)
    throw new UsageError(`--${option} ${value}: must be one of ${known.join(', ')}`)
  return found
}

/**
 * Runs the subcommand that the first argument names.
 * @throws UsageError when no subcommand has that name
 */
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

/**
 * Runs the command line of this process and prints the returned text. The exit code is 2 after a
 * usage error, and 1 after any other failure.
 */
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
