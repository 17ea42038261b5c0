/**
 * Calls back at once, or when the button or finger that is down is released: what appears while it is down moves what
 * is under it away, and the click is lost.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) {
    callback()
    return
  }
  const end = new AbortController()
  const onRelease = () => {
    end.abort()
    // The click comes first.
    setTimeout(callback)
  }
  for (const type of ['pointerup', 'pointercancel', 'click', 'keyup'])
    window.addEventListener(type, onRelease, { signal: end.signal })
}
