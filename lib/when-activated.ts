/**
 * Acts once the visitor opens the page: at once, unless the browser makes it ready beforehand. Until then nothing is counted,
 * stored, taken from the storage or opened (docs/decisions/0010-pages-are-documents.md).
 */
export function whenActivated(action: () => void): void {
  // Not in every browser.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
