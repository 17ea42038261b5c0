import type { NodemailerError } from 'nodemailer'
import { errorCode } from '#lib/leads/channels/channel'

/** Status, perhaps an enhanced status (RFC 3463), and text of one line of a reply: `550-5.7.1 Blocked by policy`. */
const replyLine = /^\d{3}[ -]?(\d\.\d{1,3}\.\d{1,3}\b)?(.*)$/

/** A word of prose: `mailbox`, `Blocked`, `RBL`. No address, number or encoded text is one. */
const prose = /^[("']?(?:[A-Z]?[a-z]+(?:[-'][a-z]+)*|[A-Z]{1,12})[)"'.,:;!?]*$/

const maxText = 120

/** The words of a text, in small letters. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])

/**
 * Words of a reply that may be shown. A server may repeat anything that it was sent, so words of the mail, addresses,
 * numbers and encoded text become `…`.
 */
function safeText(reply: string, mail: string): string {
  const sent = wordsOf(mail)
  const isSent = (word: string) =>
    sent.has(word) || [...sent].some((each) => each.length > 2 && word.includes(each))
  const isSafe = (word: string) => prose.test(word) && ![...wordsOf(word)].some(isSent)
  const words = reply.split(/\s+/).filter((word) => word !== '')
  const shown = words.map((word) => (isSafe(word) ? word : '…')).join(' ')
  return shown.replace(/…(?: …)+/g, '…').slice(0, maxText)
}

/**
 * What a mail failed at: `ECONNREFUSED`, or the server's reply as `SMTP 550 RCPT TO: 5.7.1 Blocked by policy`. `mail` is the
 * text that was sent; nothing of it is repeated. Replies to a login are shown without their words.
 */
export function mailFailure(error: NodemailerError, mail: string): string {
  const { originalCode, responseCode, command = '', response = '' } = error
  if (responseCode === undefined) return originalCode ?? errorCode(error)
  const failure = `SMTP ${responseCode} ${command}`
  if (command.startsWith('AUTH')) return failure
  const lines = response.split('\n').map((line) => replyLine.exec(line.trim()))
  const enhanced = lines.map((line) => line?.[1] ?? '').find((code) => code !== '')
  const text = safeText(lines.map((line) => line?.[2] ?? '').join(' '), mail)
  const reply = [enhanced, text].filter(Boolean).join(' ')
  return reply === '' ? failure : `${failure}: ${reply}`
}
