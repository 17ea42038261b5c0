import type { NodemailerError } from 'nodemailer'
import { getErrorCode } from '#lib/leads/channels/channel'

/**
 * Matches one line of a reply: status, optional enhanced status (RFC 3463), text. An example is
 * `550-5.7.1 Blocked by policy`.
 */
const replyLine = /^\d{3}[ -]?(\d\.\d{1,3}\.\d{1,3}\b)?(.*)$/

/**
 * Matches a word of prose, such as `mailbox`, `Blocked` or `RBL`. Does not match addresses, numbers
 * and encoded text.
 */
const proseWord = /^[("']?(?:[A-Z]?[a-z]+(?:[-'][a-z]+)*|[A-Z]{1,12})[)"'.,:;!?]*$/

const maxTextLength = 120

function readLowerCaseWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
}

/**
 * Replaces words of a reply that may be personal data by `…`. Such words are addresses, numbers and
 * encoded text. A server may also repeat the mail, so words of the mail are replaced too.
 */
function hidePersonalWords(reply: string, mailText: string): string {
  const sentWords = readLowerCaseWords(mailText)
  const isSent = (word: string) =>
    sentWords.has(word) || [...sentWords].some((sent) => sent.length > 2 && word.includes(sent))
  const isSafe = (word: string) =>
    proseWord.test(word) && ![...readLowerCaseWords(word)].some(isSent)
  const words = reply.split(/\s+/).filter((word) => word !== '')
  const shown = words.map((word) => (isSafe(word) ? word : '…')).join(' ')
  return shown.replace(/…(?: …)+/g, '…').slice(0, maxTextLength)
}

/**
 * Describes why a mail failed: `ECONNREFUSED`, or the server's reply as `SMTP 550 RCPT TO: 5.7.1
 * Blocked by policy`. The text of a reply to a login is left out.
 * @param mailText text of the mail, whose words the description does not repeat
 */
export function describeMailFailure(error: NodemailerError, mailText: string): string {
  const { originalCode, responseCode, command = '', response = '' } = error
  if (responseCode === undefined) return originalCode ?? getErrorCode(error)
  const failure = `SMTP ${responseCode} ${command}`
  if (command.startsWith('AUTH')) return failure
  const lines = response.split('\n').map((line) => replyLine.exec(line.trim()))
  const enhancedStatus = lines.map((line) => line?.[1] ?? '').find((code) => code !== '')
  const text = hidePersonalWords(lines.map((line) => line?.[2] ?? '').join(' '), mailText)
  const reply = [enhancedStatus, text].filter(Boolean).join(' ')
  return reply === '' ? failure : `${failure}: ${reply}`
}
