import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')

export const pressEditorButton = (
  page: Page,
  name: 'publish' | 'save' | 'preview' | 'discard',
): Promise<void> =>
  page
    .getByRole('button', { name: t(`content.${name}`), exact: true })
    .first()
    .click()

export const getEditorNotice = (
  page: Page,
  what: 'saved' | 'published' | 'scheduled' | 'refused' | 'conflict' | 'discarded',
): Locator =>
  page.locator('[role=status], [role=alert]').filter({ hasText: t(`content.said.${what}`) })

/** Matches the message of a content rule, whether its spaces are ordinary or no-break spaces. */
export const getRulePattern = (locale: Locale, name: 'number' | 'photo'): RegExp =>
  new RegExp(
    getTranslator(locale, 'Rules')(name).replaceAll(/[()]/g, '\\$&').replaceAll(/\s/g, '\\s'),
  )

export const fetchHomePage = async (url: string): Promise<string> =>
  (await fetch(url + pathTo('ua'))).text()

export async function openAllDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
}

/** Makes a JPEG with metadata, as a camera does. Width and height are in pixels. */
export const makePhoto = (width: number, height: number): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()

export const choosePicture = async (page: Page, buffer: Buffer, index = 0): Promise<void> =>
  page
    .getByLabel(t('content.tools.picture'))
    .nth(index)
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer })

export async function expectImageShown(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0)
}
