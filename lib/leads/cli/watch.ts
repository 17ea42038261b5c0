import { setTimeout as wait } from 'node:timers/promises'
import { readArgs, type Command } from '#lib/leads/cli/command'
import { toLine } from '#lib/leads/cli/words'
import { leadsSince } from '#lib/leads/staff/leads-since'

const pause = 1000

/** `watch`: shows leads as they come until Ctrl+C. */
export const watch: Command = async ({ db, print, onInterrupt }, args) => {
  readArgs(args, {})
  const stop = onInterrupt()
  print('Waiting for leads; Ctrl+C ends.')
  const next = await leadsSince(db, new Date())
  while (!stop.aborted) {
    for (const lead of await next()) print(toLine(lead))
    await wait(pause, undefined, { signal: stop }).catch(() => undefined)
  }
  return ''
}
