import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { listenOnLoopback } from '#e2e/support/free-port'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, getTranslator } from '#e2e/support/test'
import { collectPageProblems } from '#e2e/support/visitor'

const readMore = getTranslator('ua', 'Blog')('readMore')

// Playwright switches the back/forward cache off by default. The tests need this cache.
test.use({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** Records in `sessionStorage` which elements the latest view transition moves. */
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

/** Matches a record in which an element with this `view-transition-name` moves. */
const makeMovePattern = (name: string) => new RegExp(`::view-transition-(group|old)\\(${name}\\)`)

async function openFirst(page: Page) {
  await page.getByRole('main').getByRole('link', { name: readMore }).first().click()
  await expect(page.locator('article h1')).toBeVisible()
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the cover of a card turns into the cover of its article, and back @slow', async ({
    page,
  }) => {
    await recordTransitions(page)
    // The steps are repeated until they pass, because browsers skip the transition to a page that
    // arrives late. On a busy machine the page may arrive late.
    await expect(async () => {
      await page.goto(pathTo('ua', 'blog'))
      await openFirst(page)
      await expect.poll(() => readMoved(page), { timeout: 2000 }).toMatch(makeMovePattern('cover'))
    }).toPass()
    expect(await readMoved(page)).toMatch(makeMovePattern('marker'))
    await expect(page.locator('.poster .cover')).toHaveCSS('view-transition-name', 'cover')

    await page.evaluate(() => {
      sessionStorage.removeItem('moved')
    })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(pathTo('ua', 'blog'))
    await expect.poll(() => readMoved(page)).toMatch(makeMovePattern('cover'))
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('no element moves from page to page @slow', async ({ page }) => {
    await recordTransitions(page)
    await page.goto(pathTo('ua', 'blog'))
    await openFirst(page)
    expect(await readMoved(page)).toBe('')
    await expect(page.locator('.poster .cover')).toHaveCSS('view-transition-name', 'none')
  })
})

/**
 * Starts a slow proxy of the site. The proxy sends an article up to `<main>` at once, and sends the
 * rest of the article 1.5 seconds later.
 */
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

test('a late page is shown without a transition @slow', async ({ page, site }) => {
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

test('a skipped transition causes no error on the page @slow', async ({ page, site }) => {
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

test('a page is fetched when its link is pressed; desk pages have no such rules', async ({
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
