import { stripVTControlCharacters } from 'node:util'

/**
 * Text of a stranger for one line of a terminal or mail: without escape sequences, and with a space for every control
 * character (C0, C1), line separator and character that turns the direction of writing.
 */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ')
}

export function toTerminal(text: string): string {
  return text.split('\n').map(oneLine).join('\n')
}
