import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import {
  expect,
  tagRepetition,
  readStoredLeads,
  test,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import {
  expectAtForm,
  waitForHydration,
  openSignUpForm,
  orderPackage,
  collectPageProblems,
  submitSignUp,
  listSweeps,
} from '#e2e/support/visitor'

/**
 * Changes the page as Google Translate does: each text moves into a `<font>` element. After this
 * change React cannot find the text nodes that React has rendered.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text
    function wrap(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = isText(root) ? [root] : []
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (
          !parent ||
          parent.closest('font, script, style, textarea, svg') ||
          text.data.trim() === ''
        )
          continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    const options = { subtree: true, childList: true, characterData: true }
    const observer = new MutationObserver((changes) => {
      observer.disconnect()
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) wrap(node)
      observer.observe(document.body, options)
    })
    observer.observe(document.body, options)
  })
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await translatePage(page)
}

for (const locale of locales)
  test.describe(`a page in ${locale} under a browser's translation`, () => {
    test(`orders, sign-ups and every control of the home page work on a translated page${tagRepetition(locale !== 'ua')}`, async ({
      page,
      site,
    }) => {
      const problems = collectPageProblems(page)
      const t = getTranslator(locale, 'SubscribeForm')
      const s = getTranslator(locale, 'Subscribe')
      const first = content.packages[0]?.name ?? ''
      const second = content.packages[1]?.name ?? ''
      const submit = page.getByRole('button', { name: t('submit'), exact: true })
      const remove = page.getByRole('button', { name: s('removeOrder'), exact: true })
      const ordered = page.getByRole('status').filter({ hasText: s('ordered') })
      const name = makeUniqueName()
      await openTranslated(page, pathTo(locale))

      await test.step('an order is shown, changed and removed', async () => {
        await orderPackage(page, locale, first)
        await openSignUpForm(page)
        await expect(ordered).toContainText(first)
        await orderPackage(page, locale, second)
        await expect(ordered).toContainText(second)
        await remove.click()
        await expect(ordered).toHaveCount(0)
        await expect(page.getByText(s('removedOrder'))).toBeAttached()
        await orderPackage(page, locale, first)
        await expect(ordered).toContainText(first)
        // The page must have scrolled to the form before the next click, which could otherwise miss
        // the button.
        await expectAtForm(page)
      })

      await test.step('missing fields and a short number are reported', async () => {
        await submit.click()
        await expect(page.getByText(t('errors.required')).first()).toBeVisible()
        await page.getByLabel(t('phone')).fill('067')
        await page.getByLabel(t('name')).fill(name)
        await expect(page.getByText(t('phoneHint'))).toBeVisible()
        await page.getByLabel(t('phone')).fill('')
      })

      await test.step('a failure is shown and cleared, the sign-up succeeds, and the form returns', async () => {
        await page.getByLabel(t('phone')).fill('067 123 45 67')
        await page.route('**/api/subscribe', (route) => route.abort(), { times: 1 })
        await submit.click()
        await page.getByRole('button', { name: t('retry'), exact: true }).click()
        await submitSignUp(page, locale, name)
        expect(await readStoredLeads(site.dataDir, name)).toHaveLength(1)
        await page.getByRole('link', { name: t('again'), exact: true }).click()
        await expect(page.getByLabel(t('name'))).toHaveValue('')
        await orderPackage(page, locale, second)
        await expectAtForm(page)
        await expect(ordered).toContainText(second)
      })

      await test.step('the card turns, the slider moves, More adds posts', async () => {
        await page.getByRole('button', { name: s('flipToContacts'), exact: true }).click()
        await page.getByRole('button', { name: s('flipToForm'), exact: true }).click()
        const more = page.getByRole('link', {
          name: getTranslator(locale, 'Blog')('more'),
          exact: true,
        })
        const posts = page.locator('#blog [data-slug]')
        const before = await posts.count()
        await more.click()
        await expect.poll(() => posts.count()).toBeGreaterThan(before)
      })

      expect(problems).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    for (const { pages, pathsOf } of listSweeps(locale !== 'ua'))
      test(`every button and fold of a translated page works: ${pages}`, async ({ page }) => {
        const problems = collectPageProblems(page)
        for (const path of pathsOf(locale)) await pressEverything(page, path, locale)
        expect(problems).toEqual([])
      })
  })

async function pressEverything(page: Page, path: string, locale: Locale): Promise<void> {
  await openTranslated(page, path)
  // Without its script the form leaves the page, and a click at that moment fails.
  if ((await page.locator('#subscribe').count()) > 0) await openSignUpForm(page)
  const language = getTranslator(locale, 'Header')('language', { current: locale.toUpperCase() })
  // A button that submits its form would open another page.
  const controls = page.locator(
    'button:not([type="submit"]):visible, summary:visible, main a[href^="#"]:visible',
  )
  for (let index = 0; await clickIfPresent(controls, index); index++)
    await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: language }).first()).toBeAttached()
  await expect(page.getByRole('main')).not.toHaveText('')
}

/**
 * Clicks the control at `index`, even if an open dialog covers it. Returns false when there are
 * fewer controls. One call finds and clicks, because a control can disappear between two calls: a
 * click on another control may have closed its fold.
 */
function clickIfPresent(controls: Locator, index: number): Promise<boolean> {
  return controls.evaluateAll((elements, position) => {
    const control = elements[position]
    if (control instanceof HTMLElement) control.click()
    return control !== undefined
  }, index)
}
