/** Acts once the visitor opens the page, which a browser may make ready beforehand (docs/decisions/0010-pages-are-documents.md). */
export function whenActivated(action: () => void): void {
  // Not in every browser.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
