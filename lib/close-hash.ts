/**
 * Returns the previous history entry if it belongs to this document, otherwise null. Going back to
 * an entry of this document loads no page.
 */
function getPreviousEntry(): NavigationHistoryEntry | null {
  // The Navigation API is missing in some supported browsers, although its type says that it always
  // exists.
  const { navigation } = window as { navigation?: Navigation }
  const previous = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return previous?.sameDocument ? previous : null
}

/**
 * Removes the hash of a closed dialog or menu from the page's URL. Goes back to the previous
 * history entry, or replaces the URL if going back is not possible.
 */
export function closeHash(): void {
  const previous = getPreviousEntry()
  const previousHash = new URL(previous?.url ?? '', window.location.href).hash
  const previousTarget = document.getElementById(previousHash.slice(1))
  // Going back to a dialog's entry would open that dialog again.
  if (previous && !(previousTarget instanceof HTMLDialogElement)) {
    window.history.back()
    return
  }
  const { pathname, search } = window.location
  // No element has the id `page`, so the page does not scroll and no element matches `:target`.
  window.location.replace('#page')
  // Calls the browser's own `replaceState`, which Next replaces on `window.history`. Next's version
  // also writes the URL after a delay. That would overwrite the hash of a dialog opened during the
  // delay.
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + search)
}
