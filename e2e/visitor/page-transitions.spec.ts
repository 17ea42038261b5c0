import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { listenOnLoopback } from '#e2e/support/free-port'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, getTranslator } from '#e2e/support/test'
import { collectPageProblems } from '#e2e/support/visitor'

const readMore = getTranslator('ua', 'Blog')('readMore')

// Back and Forward keep the focus where it was, by the cache that Playwright switches off.
test.use({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** Notes in the session what each view transition moves. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        sessionStorage.setItem('moved', JSON.stringify(moved))
      })
    })
  })
}

const readMoved = (page: Page) => page.evaluate(() => sessionStorage.getItem('moved') ?? '')

/** What is there before the new page has all of its HTML moves no further than out. */
const makeMovePattern = (name: string) => new RegExp(`::view-transition-(group|old)\\(${name}\\)`)

/** Opens the first article of the list. */
async function openFirst(page: Page) {
  await page.getByRole('main').getByRole('link', { name: readMore }).first().click()
  await expect(page.locator('article h1')).toBeVisible()
}

test.describe('for those who do not mind motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the cover of a card becomes that of its article, and the other way round @slow', async ({
    page,
  }) => {
    await recordTransitions(page)
    // Browsers leave a transition out where a page is late, as on a busy machine.
    await expect(async () => {
      await page.goto(pathTo('ua', 'blog'))
      await openFirst(page)
      await expect.poll(() => readMoved(page), { timeout: 2000 }).toMatch(makeMovePattern('cover'))
    }).toPass()
    expect(await readMoved(page)).toMatch(makeMovePattern('marker'))
    await expect(page.locator('.poster img')).toHaveCSS('view-transition-name', 'cover')

    await page.evaluate(() => {
      sessionStorage.removeItem('moved')
    })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(pathTo('ua', 'blog'))
    await expect.poll(() => readMoved(page)).toMatch(makeMovePattern('cover'))
  })
})

test.describe('for those who want less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves from page to page @slow', async ({ page }) => {
    await recordTransitions(page)
    await page.goto(pathTo('ua', 'blog'))
    await openFirst(page)
    expect(await readMoved(page)).toBe('')
    await expect(page.locator('.poster img')).toHaveCSS('view-transition-name', 'none')
  })
})

/** The site with a slow line: of an article comes the header, and the rest later. */
async function slowArticles(url: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(url + (request.url ?? ''), { redirect: 'manual' })
      for (const name of ['content-type', 'content-security-policy'])
        response.setHeader(name, answer.headers.get(name) ?? '')
      response.writeHead(answer.status)
      const text = Buffer.from(await answer.arrayBuffer())
      const main = request.url?.includes('/article/') ? text.indexOf('<main') : -1
      if (main > 0) {
        response.write(text.subarray(0, main))
        await after(1500)
      }
      response.end(main > 0 ? text.subarray(main) : text)
    })()
  })
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}`, close: () => server.close() }
}

test('a page that is not there in time is shown without a transition @slow', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const slow = await slowArticles(site.url)
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      const shown = document.querySelector('h1') ? 'content' : 'nothing'
      void viewTransition?.ready.then(
        () => {
          sessionStorage.setItem('transition', `moved ${shown}`)
        },
        () => {
          sessionStorage.setItem('transition', `skipped ${shown}`)
        },
      )
    })
  })
  await page.goto(`${slow.url}/ua/blog`)
  await openFirst(page)
  expect(await page.evaluate(() => sessionStorage.getItem('transition'))).not.toBe('moved nothing')
  slow.close()
})

test('a transition that is skipped is no error of the page @slow', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const slow = await slowArticles(site.url)
  const problems = collectPageProblems(page)
  await page.goto(`${slow.url}/ua/blog`)
  await openFirst(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(`${slow.url}/ua/blog`)
  expect(problems).toEqual([])
  slow.close()
})

test('a page is fetched while its link is being pressed; the desk’s pages say nothing of it', async ({
  page,
  request,
}) => {
  await page.goto(pathTo('ua', 'blog'))
  await page
    .getByRole('main')
    .getByRole('link', { name: getTranslator('ua', 'Blog')('readMore') })
    .first()
    .click()
  await page.waitForURL(/\/ua\/article\//)
  const ways = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => Reflect.get(entry, 'deliveryType') as unknown),
  )
  expect(ways).toEqual(['navigational-prefetch'])
  expect((await request.get('/staff')).headers()).not.toHaveProperty('speculation-rules')
})
