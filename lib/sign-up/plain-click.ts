type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** True for a click that follows a link here; with a key held the browser opens a tab, a window or a download. */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
