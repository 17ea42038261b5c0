import { stripVTControlCharacters } from 'node:util'

/**
 * Makes untrusted text safe for one line of a terminal or mail.
 * Escape sequences are removed, control and direction characters become a space.
 */
export function toOneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ')
}

export function toTerminalText(text: string): string {
  return text.split('\n').map(toOneLine).join('\n')
}
