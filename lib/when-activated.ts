/**
 * Calls `action` when the visitor sees the page. A browser may prerender a page that the visitor
 * never opens (docs/decisions/0010-pages-are-documents.md).
 */
export function whenActivated(action: () => void): void {
  // The type of `document` lacks `prerendering`, because only Chromium has this property.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
