import { content } from '#e2e/support/content'
import { pathTo } from '#lib/i18n/routes'
import { exampleSlug } from '#e2e/support/pages'
import { startPrerenderingBrowser, type BrowserDocument } from '#e2e/support/prerendering'
import { expect, test as base, getTranslator } from '#e2e/support/test'
import { waitUntil } from '#e2e/support/wait-until'

const test = base.extend<{ browserOfOne: Awaited<ReturnType<typeof startPrerenderingBrowser>> }>({
  browserOfOne: async ({}, use) => {
    const browser = await startPrerenderingBrowser()
    await use(browser)
    await browser.close()
  },
})

/**
 * Waits until the React effects of a document have run, and the tasks that these effects have
 * scheduled.
 */
async function waitForEffects(view: BrowserDocument): Promise<void> {
  await waitUntil(() => view.run("document.querySelector('header[data-position]') !== null"))
  await view.run('new Promise((resolve) => setTimeout(resolve))')
}

const readStored = (view: BrowserDocument) =>
  view.run<object[]>('[{ ...localStorage }, { ...sessionStorage }]')
const wasPrerendered = (view: BrowserDocument) =>
  view.run<boolean>("performance.getEntriesByType('navigation')[0].activationStart > 0")

/**
 * Opens the page `from`, and adds a speculation rule that makes the browser prerender the page
 * `to`. Then waits for the effects of the prerendered page. Expects that the prerendered page
 * stores nothing.
 */
async function prerenderPage(
  { firstDocument, findPrerendered }: Awaited<ReturnType<typeof startPrerenderingBrowser>>,
  [from, to]: [string, string],
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ view: BrowserDocument; open: () => Promise<unknown> }> {
  await firstDocument.send('Page.setBypassCSP', { enabled: true })
  await firstDocument.send('Page.navigate', { url: from })
  await waitForEffects(firstDocument)
  await waitUntil(() => firstDocument.run("'lang' in localStorage"))
  await prepare()
  const before = await readStored(firstDocument)
  const rules = JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] })
  await firstDocument.run(`{
    const script = document.createElement('script')
    Object.assign(script, { type: 'speculationrules', textContent: ${JSON.stringify(rules)} })
    document.head.append(script)
  }`)
  await waitUntil(() => findPrerendered() !== undefined)
  const view = findPrerendered() ?? firstDocument
  await waitForEffects(view)
  expect([await readStored(view), await view.run('document.prerendering')]).toEqual([before, true])
  return { view, open: () => firstDocument.run(`location.href = ${JSON.stringify(to)}`) }
}

test('a prerendered page leaves stored orders, draft, language and campaign alone until it is opened', async ({
  site,
  browserOfOne,
}) => {
  const { firstDocument } = browserOfOne
  const to = `${site.url}${pathTo('en', 'home')}?utm_source=prerendered#subscribe`
  const { view, open } = await prerenderPage(
    browserOfOne,
    [`${site.url}/ua/sign-up`, to],
    async () => {
      await firstDocument.run("localStorage.setItem('checkupRequest', 'true')")
      // The first page shows the form. The test waits until the browser has sent the event
      // `viewed`.
      await waitUntil(() =>
        firstDocument.run("(sessionStorage.getItem('sent-events') ?? '').includes('viewed')"),
      )
    },
  )
  // The visitor types the name on the first page while the second page is already prerendered.
  await waitUntil(() => firstDocument.run("document.querySelector('form[data-hydrated]') !== null"))
  await firstDocument.run("document.querySelector('[name=name]').focus()")
  await firstDocument.send('Input.insertText', { text: 'Олена' })
  await waitUntil(() => firstDocument.run("'sign-up-draft' in sessionStorage"))
  await open()
  const ordered = getTranslator('en', 'Subscribe')('ordered')
  await waitUntil(() =>
    view.run(`document.querySelector('#subscribe').textContent.includes('${ordered}')`),
  )
  await waitUntil(() => view.run("document.querySelector('[name=name]').value === 'Олена'"))
  expect(await wasPrerendered(view)).toBe(true)
  await waitUntil(() => view.run("'touches' in localStorage"))
  expect((await readStored(view))[0]).toMatchObject({ lang: 'en' })
  expect((await readStored(view))[0]).not.toHaveProperty('checkupRequest')
})

test('a dialog of a prerendered page opens when the page is opened @slow', async ({
  site,
  browserOfOne,
}) => {
  const [item] = content.packages
  const to = site.url + pathTo('ua', 'home', { anchor: `package-${item?.id ?? ''}` })
  const { view, open } = await prerenderPage(browserOfOne, [site.url + pathTo('ua', 'blog'), to])
  const isOpen = () => view.run<boolean>("document.querySelector('dialog[open]') !== null")
  expect(await isOpen()).toBe(false)
  await open()
  await waitUntil(isOpen)
  expect(await wasPrerendered(view)).toBe(true)
})

test('a prerendered article is counted and remembered when it is opened @slow', async ({
  site,
  browserOfOne,
}) => {
  const path = pathTo('ua', 'article', { slug: exampleSlug })
  const { view, open } = await prerenderPage(browserOfOne, [
    site.url + pathTo('ua', 'blog'),
    site.url + path,
  ])
  await open()
  await waitUntil(() => view.run("'lastPost' in localStorage"))
  expect(await wasPrerendered(view)).toBe(true)
  expect(await view.run('sessionStorage.getItem("sent-events")')).toContain(path)
})

test('a prerendered page of the last article chooses it when it is opened @slow', async ({
  site,
  browserOfOne,
}) => {
  const to = `${site.url}/ua/article`
  const { view, open } = await prerenderPage(browserOfOne, [site.url + pathTo('ua', 'blog'), to])
  await browserOfOne.firstDocument.run(`localStorage.setItem('lastPost', '${exampleSlug}')`)
  await open()
  await waitUntil(() => view.run("document.querySelector('article h1') !== null"))
  expect(await wasPrerendered(view)).toBe(true)
})
