import { content } from '#e2e/support/content'
import {
  getCardByTitle,
  getPostTitle,
  getReadMoreLinks,
  providerCodes,
} from '#e2e/support/provider-pages'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import type { ProviderStub } from '#e2e/support/provider-stub'
import { expect, getTranslator } from '#e2e/support/test'
import { collectPageProblems, openSignUpForm } from '#e2e/support/visitor'

test.describe('a provider that is down when the site starts', () => {
  test.use({ isNewSite: true })

  const failures: Record<string, (provider: ProviderStub) => Promise<void> | void> = {
    'answers half a JSON': (provider) => {
      provider.mode = 'malformed'
    },
    'never answers': (provider) => {
      provider.mode = 'hanging'
    },
    'refuses connections': (provider) => provider.close(),
  }
  for (const [what, breakIt] of Object.entries(failures)) {
    test(`when the provider ${what}, built-in articles are shown and all pages work @slow`, async ({
      page,
      request,
      provider,
    }) => {
      await breakIt(provider)
      await requestRevalidation(request)
      const problems = collectPageProblems(page)

      await page.goto('/ua/blog')
      await expect(getReadMoreLinks(page)).toHaveCount(3)
      await expect(
        page.getByRole('link', { name: getTranslator('ua', 'Blog')('more'), exact: true }),
      ).toHaveCount(0)

      await test.step('a built-in article opens and lists five other articles', async () => {
        const name = (await getReadMoreLinks(page).first().textContent()) ?? 'no label'
        const itsTitle = name.replace(`${getTranslator('ua', 'Blog')('readMore')}: `, '')
        await getReadMoreLinks(page).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(itsTitle)
        await expect(
          page.getByRole('article').first().getByRole('heading', { level: 2 }).first(),
        ).toBeVisible()
        const others = page.getByRole('region', {
          name: getTranslator('ua', 'Blog')('readAlso'),
        })
        await expect(others.getByRole('listitem')).toHaveCount(5)
        await expect(others.getByRole('link', { name: itsTitle })).toHaveCount(0)
      })

      await page.goto('/en')
      await expect(getReadMoreLinks(page, 'en')).toHaveCount(3)
      await openSignUpForm(page)
      await expect(page.getByLabel(getTranslator('en', 'SubscribeForm')('name'))).toBeEditable()

      await page.goto('/ua/check-up')
      await expect(
        page
          .getByRole('region', { name: getTranslator('ua', 'Blog')('readAlso') })
          .getByRole('listitem'),
      ).toHaveCount(5)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.checkUp.title.ua)
      const sitemap = await request.get('/sitemap.xml')
      expect(sitemap.status()).toBe(200)
      expect(await sitemap.text()).toContain('/en/article/preventive-medicine-importance</loc>')
      expect(problems).toEqual([])
    })
  }

  test("when only the provider's list fails, the built-in articles open, also after the list is back @slow", async ({
    page,
    request,
    provider,
  }) => {
    for (const code of Object.values(providerCodes))
      provider.answers.set(`/api/${code}/blog?page=1`, (response) => response.writeHead(500).end())
    await requestRevalidation(request)
    await page.goto('/ua/blog')
    await expect(getReadMoreLinks(page)).toHaveCount(3)
    const name = ((await getReadMoreLinks(page).first().textContent()) ?? '').replace(
      `${getTranslator('ua', 'Blog')('readMore')}: `,
      '',
    )
    await getReadMoreLinks(page).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(name)
    // The page's script asks the site for a newer version of the post, and the site asks the
    // provider.
    await expect
      .poll(() => provider.asked('/api/uk/post/preventive-medicine-importance'))
      .toBeGreaterThan(0)
    await expect(heading).toHaveText(name)

    const links = page.getByRole('main').locator('a[href^="/ua/article/"]')
    const paths = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    )
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)

    provider.answers.clear()
    await requestRevalidation(request)
    await page.goto('/ua/blog')
    await expect(getCardByTitle(page, getPostTitle(provider.posts[0]))).toBeVisible()
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
    expect((await request.get('/ua/article/PREVENTIVE-medicine-importance')).url()).toMatch(
      /\/preventive-medicine-/,
    )
    expect((await request.get('/ua/article/nobody-wrote-this')).status()).toBe(404)
  })

  test('when the provider never answers, pages wait at most a second, and the site pauses its requests @slow', async ({
    page,
    request,
    provider,
  }) => {
    provider.mode = 'hanging'
    // The first request is not measured, because a site that has just started responds more slowly.
    await request.get('/en/article/healthy-nutrition-basics')
    for (const [path, status] of [
      ['/ua/article/preventive-medicine-importance', 200],
      ['/ua/article/provider-post-1', 503],
      ['/en/blog/page/2', 503],
      ['/ua/article/provider-post-3', 503],
    ] as const) {
      const before = performance.now()
      expect([path, (await request.get(path)).status()]).toEqual([path, status])
      // The site waits at most one second for the provider. The test allows four seconds, because
      // other tests load the machine.
      expect(performance.now() - before, path).toBeLessThan(4000)
    }
    await page.goto('/en/article/provider-post-4')
    await expect(
      page.getByRole('status').filter({ hasText: getTranslator('en', 'Article')('loading') }),
    ).toBeVisible()
    // The requests above have timed out, so the site pauses its requests to the provider.
    await expect(async () => {
      const asked = provider.paths().length
      expect((await request.get(`/ua/article/late-${asked}`)).status()).toBe(503)
      expect(provider.paths()).toHaveLength(asked)
    }).toPass()
    provider.mode = 'ok'
    await requestRevalidation(request)
    await page.goto('/ua/article/provider-post-2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getPostTitle(provider.posts[1]),
    )
  })
})
