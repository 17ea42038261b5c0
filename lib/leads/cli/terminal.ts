import { oneLine } from '#lib/leads/one-line'

/** Text of several lines as it may reach a terminal. */
export function toTerminal(text: string): string {
  return text.split('\n').map(oneLine).join('\n')
}
