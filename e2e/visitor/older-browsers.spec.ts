import { pathTo } from '#lib/i18n/routes'
import { expect, readStoredLeads, test, makeUniqueName, getTranslator } from '#e2e/support/test'
import {
  waitForHydration,
  openSignUpForm,
  collectPageProblems,
  submitSignUp,
} from '#e2e/support/visitor'

/**
 * Removes functions that the oldest supported browsers or slightly older browsers lack
 * (`browserslist` in package.json).
 */
function makeOlder(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['any', 'timeout']],
    [Array, ['fromAsync']],
    [Document.prototype, ['prerendering', 'startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['hidePopover', 'popover', 'showPopover', 'togglePopover']],
    [Map, ['groupBy']],
    [Navigator.prototype, ['sendBeacon', 'share', 'userActivation']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [URL, ['canParse', 'parse']],
    [window, ['navigation', 'requestIdleCallback', 'scheduler']],
  ]
  for (const [owner, names] of missing)
    for (const name of names) delete (owner as Record<string, unknown>)[name]
}

test('an older browser counts the visit, changes the language and sends the sign-up', async ({
  page,
  site,
}) => {
  const problems = collectPageProblems(page)
  const name = makeUniqueName()
  await page.addInitScript(makeOlder)
  const counted = page.waitForRequest('**/api/event')
  await page.goto(pathTo('ua', 'checkUp') + '?utm_source=mail')
  await waitForHydration(page)
  expect((await counted).postData()).toContain('"utm_source":"mail"')
  await page.goto(pathTo('en', 'home', { anchor: 'subscribe' }))
  await openSignUpForm(page)
  await submitSignUp(page, 'en', name)
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { status: 'new', language: 'en' },
  ])
  await page.goto(pathTo('ua', 'blog'))
  const posts = page.locator('[data-slug]')
  const before = await posts.count()
  await waitForHydration(page)
  await page.getByRole('link', { name: getTranslator('ua', 'Blog')('more'), exact: true }).click()
  await expect.poll(() => posts.count()).toBeGreaterThan(before)
  expect(problems).toEqual([])
})
