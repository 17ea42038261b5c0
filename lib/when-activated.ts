/**
 * Calls back once the visitor sees the page. A browser may prerender a page that is never opened
 * (docs/decisions/0010-pages-are-documents.md).
 */
export function whenActivated(action: () => void): void {
  // Only Chromium has this property.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
