import { expect, type Page } from '@playwright/test'

/** True if the page is set in a font of the site, as its logo shows; false for a stand-in. */
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

/** Opens a page in the site's fonts: on a busy machine they may be late for the first page that fetches them. */
export async function openInSiteFont(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await isInSiteFont(page)).toBe(true)
  }).toPass()
}
