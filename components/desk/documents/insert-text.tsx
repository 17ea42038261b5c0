'use client'

/**
 * Inserts a text at the cursor of the focused field, in place of the selected text. The browser's
 * undo keeps working.
 */
export function insertText(text: string): void {
  // The method `setRangeText` of an input would empty the browser's undo history.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps undo
  document.execCommand('insertText', false, text)
}
