/** The step of the history before this one, if it is of this document: going back to it loads nothing. */
function entryBefore(): NavigationHistoryEntry | null {
  // Not in every browser yet.
  const { navigation } = window as { navigation?: Navigation }
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return before?.sameDocument ? before : null
}

/** Takes the hash of what closes out of the URL: the step that opened it is taken back, or where there is none the URL replaced. */
export function closeHash(): void {
  const before = entryBefore()
  // A dialog that an earlier step names would open again.
  const target = document.getElementById(
    new URL(before?.url ?? '', window.location.href).hash.slice(1),
  )
  if (before && !(target instanceof HTMLDialogElement)) {
    window.history.back()
    return
  }
  const { pathname, search } = window.location
  // No element has this id, so nothing scrolls, and nothing is the URL's target any more.
  window.location.replace('#page')
  // The browser's own: Next's would write the URL once more later, over that of a dialog opened meanwhile.
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + search)
}
