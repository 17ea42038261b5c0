import { setTimeout as sleep } from 'node:timers/promises'
import { readArgs, type Command } from '#lib/leads/cli/command'
import { formatLead } from '#lib/leads/cli/format'
import { leadsSince } from '#lib/leads/staff/leads-since'

const pauseMs = 1000

/** `watch`: shows leads as they come until Ctrl+C. */
export const watch: Command = async ({ db, print, onInterrupt }, args) => {
  readArgs(args, {})
  const stop = onInterrupt()
  print('Waiting for leads; Ctrl+C ends.')
  const next = await leadsSince(db, new Date())
  while (!stop.aborted) {
    for (const lead of await next()) print(formatLead(lead))
    await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined)
  }
  return ''
}
