/** A browser as the journey needs it; elements are found by CSS selectors. */
export type BrowserVisitor = {
  open: (url: string) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Value of an expression in the page. */
  see: <Value>(expression: string) => Promise<Value>
  /** PNG of what is on the screen. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Size of the window, in pixels: a phone's. */
export const window = { width: 390, height: 844 }
