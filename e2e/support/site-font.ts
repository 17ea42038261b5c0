import { expect, type Page } from '@playwright/test'

/** True when the browser draws the page's logo in the site's font, not in a fallback font. */
export async function isInSiteFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.logo > :last-child',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  expect(fonts).not.toHaveLength(0)
  return fonts.some(({ isCustomFont }) => isCustomFont)
}

/**
 * Opens a page again and again until the browser draws its logo in the site's font. On a busy
 * machine the font may load too late for `font-display: optional`, so the browser keeps the
 * fallback font.
 */
export async function openInSiteFont(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await isInSiteFont(page)).toBe(true)
  }).toPass()
}
