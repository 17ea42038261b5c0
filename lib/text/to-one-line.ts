import { stripVTControlCharacters } from 'node:util'

/**
 * Makes untrusted text safe for one line of a terminal or an e-mail. Escape sequences are removed.
 * Control characters, direction marks and line separators become spaces.
 */
export function toOneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ')
}

export function toTerminalText(text: string): string {
  return text.split('\n').map(toOneLine).join('\n')
}
