import { expect, type Page } from '@playwright/test'

/** True when the page's logo is drawn in the site's font, and false with a fallback font. */
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

/** Reloads a page until its logo is in the site's font, which may load late on a busy machine. */
export async function openInSiteFont(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await isInSiteFont(page)).toBe(true)
  }).toPass()
}
