type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a click opens a link in this tab. With a modifier key held, browsers open a new tab or
 * window, or download the page.
 */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
