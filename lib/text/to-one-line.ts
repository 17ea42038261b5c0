import { stripVTControlCharacters } from 'node:util'

/** A stranger's text for one line of a terminal or mail: no escape sequences, a space for each control or direction character. */
export function toOneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ')
}

export function toTerminalText(text: string): string {
  return text.split('\n').map(toOneLine).join('\n')
}
