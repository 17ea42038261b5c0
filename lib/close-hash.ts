/** The history entry before this one, when it belongs to the same document: going back then loads nothing. */
function getPreviousEntry(): NavigationHistoryEntry | null {
  // Some supported browsers have no Navigation API.
  const { navigation } = window as { navigation?: Navigation }
  const previous = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return previous?.sameDocument ? previous : null
}

/**
 * Removes the hash of a closed dialog or menu from the URL. Goes back to the history entry that
 * opened it. Without such an entry the URL is replaced.
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
  // No element has this id, so nothing scrolls and no element stays the URL's target.
  window.location.replace('#page')
  // Next's replaceState writes the URL a second time later, over the hash of a dialog opened meanwhile.
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + search)
}
