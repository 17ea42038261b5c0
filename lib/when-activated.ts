/**
 * Calls `action` once the visitor opens the page. A browser may prerender a page that the visitor
 * never opens (docs/decisions/0010-pages-are-documents.md).
 */
export function whenActivated(action: () => void): void {
  // Only Chromium has `document.prerendering`.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
