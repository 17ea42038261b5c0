import type { Page } from '@playwright/test'
import { expect, getTranslator, test } from '#e2e/support/test'
import { findArticleFacts } from '#lib/content/current-content'
import { pathTo } from '#lib/i18n/routes'

const path = pathTo('ua', 'article', { slug: 'blood-pressure-monitoring' })

const t = getTranslator('ua', 'Article')

/** The distance in pixels from the header to the top of an element. */
async function getSpaceBelowHeader(page: Page, selector: string): Promise<number> {
  const header = await page.locator('header').first().boundingBox()
  const element = await page.locator(selector).first().boundingBox()
  return Math.round((element?.y ?? NaN) - (header?.y ?? NaN) - (header?.height ?? NaN))
}

test('on a wide screen an article shows sign-up and cover on top, the shop at the bottom and its contents beside the text; citations and sources link to each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const signUp = page.getByRole('main').getByRole('link', { name: t('signUp') })
  const title = page.locator('h1')
  await expect(signUp).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.poster .cover')).toBeInViewport()
  expect((await signUp.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
  expect(await getSpaceBelowHeader(page, '.poster')).toBe(48)
  const buy = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: t('buy'), exact: true })
  await expect(buy).toBeVisible()
  const contents = page.getByRole('navigation', { name: t('contents') })
  const links = contents.getByRole('link')
  for (const link of [links.nth(3), links.last(), links.first()]) {
    await link.click()
    await expect(contents.locator('[aria-current]')).toHaveText(await link.innerText())
    await expect(link).toBeInViewport()
  }
  const getWidth = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width ?? Infinity
  expect(await getWidth('.prose p')).toBeLessThanOrEqual(690)

  const source = page
    .getByRole('region', { name: t('references') })
    .getByRole('listitem')
    .nth(3)
  const mark = page.locator('.prose').getByRole('link', { name: '[4]', exact: true }).first()
  await mark.click()
  await expect(page).toHaveURL(`${path}#reference-4`)
  await expect(source).toBeInViewport()
  await source.getByRole('link', { name: t('backToMark', { number: 4 }) }).click()
  await expect(mark).toBeInViewport()
})

test('on a phone an article has its cover on top and its figure at the text about it; one sign-up action is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const getTop = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.y ?? NaN
  const cover = page.locator('.poster .cover')
  await expect(cover).toHaveText(
    findArticleFacts('blood-pressure-monitoring')?.coverNumber?.ua ?? '',
  )
  await expect(cover).toBeInViewport()
  expect(await getSpaceBelowHeader(page, 'main a')).toBeGreaterThanOrEqual(28)
  // The number is most of the cover’s width.
  const size = await cover.evaluate((element) => {
    const number = element.querySelector('b') ?? element
    return number.getBoundingClientRect().width / element.getBoundingClientRect().width
  })
  expect(size).toBeGreaterThan(0.8)
  // The list of contents is closed on a phone, so that the text begins near the first screen.
  const contents = page.getByRole('navigation', { name: t('contents') })
  await expect(contents.getByRole('link')).toHaveCount(0)
  expect(await getTop('.prose p')).toBeLessThan(900)
  expect((await page.locator('.poster').boundingBox())?.height).toBeLessThanOrEqual(240)
  await contents.getByText(t('contents'), { exact: true }).click()
  await expect(contents.getByRole('link')).not.toHaveCount(0)
  await contents.getByText(t('contents'), { exact: true }).click()
  // The figure is after the first table, before the references, and more than one screen (844 px)
  // below the cover.
  expect(await getTop('.article-figure')).toBeGreaterThan(await getTop('.prose table'))
  expect(await getTop('.article-figure')).toBeLessThan(await getTop('.references'))
  expect((await getTop('.article-figure')) - (await getTop('.poster .cover'))).toBeGreaterThan(844)

  // The link in the header appears when the sign-up link of the article (`own`) is out of sight.
  const own = page.getByRole('main').getByRole('link', { name: t('signUp'), exact: true })
  const inHeader = page
    .getByRole('banner')
    .getByRole('link', { name: getTranslator('ua', 'Header')('signUp'), exact: true })
  await expect(own.first()).toBeInViewport()
  await expect(inHeader).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(inHeader).toBeVisible()
})
