import { otherValues } from '#lib/leads/visits/add-visits'
import { isTouchDimension, type Dimension } from '#lib/leads/visits/dimensions'

const ofSteps = [
  'opened       a page was opened: once for each page and browser tab, so a reload is not another, and one person may open many',
  'viewed form  a quarter of the sign-up form was on the screen; once for each page and tab',
  'started      something was typed or ticked in it; once for each page and tab',
  'submitted    requests stored; the same person may send several',
  'delivered    those of them that reached the mailbox or the provider',
  'conversion   submitted out of viewed form',
]

const ofTouches = [
  'last touch   the latest link with utm_… or a click id (gclid, gbraid, wbraid, fbclid) that this browser came by, within 90 days',
  'first touch  the first of them; add --touch first. One browser is one visitor: nobody is known on a second device',
  '(none)       came by no such link, or it lacks the parameter: a click id alone names no source; landing is the page that the link led to',
  `${otherValues}      what is beyond 500 different values a day. Capital letters make no difference`,
]

/** What the words of the table mean, for the people who read it. */
export function definitionsOf(by: Dimension): string[] {
  return [
    'What is counted (visitors whose browser runs no scripts only by their requests):',
    ...[...ofSteps, ...(isTouchDimension(by) ? ofTouches : [])].map((line) => `  ${line}`),
  ]
}
