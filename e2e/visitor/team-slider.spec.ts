import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { formatNumber, formatPrice } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { getSignUpPath, toDoctorOrderCode } from '#lib/orders'
import { expect, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'

const locale = 'ua'
const [first, second] = content.doctors.map(({ name }) => name)
const total = content.doctors.length

function parts(page: Page, locale: Locale) {
  const t = getTranslator(locale, 'Team')
  const slider = page.getByRole('group', { name: t('title'), exact: true })
  return {
    slider,
    previous: slider.getByRole('button', { name: t('previous') }),
    next: slider.getByRole('button', { name: t('next') }),
    announced: slider.locator('[aria-live]'),
    first: slider.getByRole('heading', { name: first?.[locale] ?? '' }),
    second: slider.getByRole('heading', { name: second?.[locale] ?? '' }),
    position: (index: number) =>
      t('position', {
        name: content.doctors[index]?.name[locale] ?? '',
        current: index + 1,
        total,
      }),
  }
}

/** Replaces the items of `list` by `count` doctors, which are copies of the first two. */
function makeDoctors(list: HTMLElement | SVGElement, count: number): void {
  const slides = [...list.children]
  list.replaceChildren(
    ...Array.from({ length: count }, (_, index) => slides[index % 2]?.cloneNode(true) ?? ''),
  )
}

/**
 * Expects that a doctor's name is between the left and the right edge of the screen. When `isThere`
 * is false, expects the name beyond these edges. The vertical position is ignored, because a tall
 * card may put the name above the screen.
 */
const expectBetweenEdges = (name: Locator, isThere: boolean) =>
  expect
    .poll(() =>
      name.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth
      }),
    )
    .toBe(isThere)

test.describe('the team slider on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('buttons and swipes lead from doctor to doctor, and stop at the ends', async ({
    page,
    context,
  }) => {
    const { slider, previous, next, announced, first, second, position } = parts(page, locale)
    await page.goto(pathTo(locale))
    await waitForHydration(page)
    await slider.scrollIntoViewIfNeeded()
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    await expect(announced).toHaveText(position(0))
    await expectBetweenEdges(first, true)
    await expectBetweenEdges(second, false)

    await next.click()
    await expectBetweenEdges(second, true)
    await expectBetweenEdges(first, false)
    await expect(previous).toBeEnabled()
    await expect(announced).toHaveText(position(1))

    for (let index = 2; index < total; index++) {
      await next.click()
      await expect(announced).toHaveText(position(index))
    }
    await expect(next).toBeDisabled()
    for (let index = total - 2; index > 0; index--) {
      await previous.click()
      await expect(announced).toHaveText(position(index))
    }

    await previous.click()
    await expectBetweenEdges(first, true)
    await expect(previous).toBeDisabled()
    await expect(announced).toHaveText(position(0))

    // The button that would lead beyond the end of the list is disabled. The disabled button keeps
    // the focus and does nothing.
    const indices = content.doctors.map((_doctor, index) => index)
    for (const [button, places, back] of [
      [next, indices.slice(1), previous],
      [previous, indices.slice(0, -1).reverse(), next],
    ] as const) {
      await button.focus()
      for (const index of places) {
        await page.keyboard.press('Enter')
        await expect(announced).toHaveText(position(index))
      }
      await expect(button).toBeDisabled()
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(announced).toHaveText(position(places.at(-1) ?? 0))
      await expect(back).toBeEnabled()
    }

    const finger = await context.newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x) => ({ x, y: 422 })),
        })
      await dispatchTouch('touchStart', from)
      for (let step = 1; step <= 8; step++)
        await dispatchTouch('touchMove', from + ((to - from) * step) / 8)
      await dispatchTouch('touchEnd')
    }
    await first.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
    })

    await swipe(320, 50)
    await expect(announced).toHaveText(position(1))
    await expect(second).toBeInViewport({ ratio: 1 })
    await expect(first).not.toBeInViewport()
    await expect(next).toBeEnabled({ enabled: total > 2 })

    await swipe(50, 320)
    await expect(announced).toHaveText(position(0))
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(previous).toBeDisabled()
  })
})

test('on a wide screen doctors stand side by side with their own figures, and buttons reach further doctors', async ({
  page,
}) => {
  const { slider, previous, next, first, second } = parts(page, 'en')
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto(pathTo('en'))
  await waitForHydration(page)
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(second).toBeInViewport({ ratio: 1 })
  const y = async (element: Locator) => (await element.boundingBox())?.y
  await expect.poll(async () => (await y(first)) === (await y(second))).toBe(true)
  for (const button of [previous, next]) await expect(button).toBeVisible({ visible: total > 2 })
  const figures = content.doctors.flatMap((doctor) => [
    doctor.patientsInThousands,
    doctor.yearsOfExperience,
  ])
  await expect(slider.getByRole('definition')).toHaveText(
    figures.map((figure) => formatNumber('en', figure)),
  )
  const t = getTranslator('en', 'Team')
  const lines = content.services.flatMap(({ options }) => options)
  for (const { id, name, firstConsultation } of content.doctors) {
    const signUp = page.getByRole('link', {
      name: t('signUp', { surname: name.en.split(' ').at(-1) ?? '' }),
    })
    await expect(signUp).toHaveAttribute('href', getSignUpPath('en', toDoctorOrderCode(id)))
    await expect(slider.getByRole('link', { name: name.en, exact: true })).toHaveAttribute(
      'href',
      pathTo('en', 'doctor', { slug: id }),
    )
    const { price } = lines.find(({ id }) => id === firstConsultation) ?? { price: 0 }
    const card = slider.locator('li').filter({ has: signUp })
    await expect(card).toContainText(t('firstConsultation', { price: formatPrice('en', price) }))
  }

  await slider.locator('ul').evaluate(makeDoctors, 2)
  await expect(next).toBeHidden()
  await slider.locator('ul').evaluate(makeDoctors, 4)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expect(previous).toBeDisabled()
  for (const place of [2, 3]) {
    await expect(next).toBeEnabled()
    await next.click()
    await expect(slider.getByRole('heading').nth(place)).toBeInViewport({ ratio: 1 })
  }
  await expect(next).toBeDisabled()
  await expect(first.first()).not.toBeInViewport()
  await previous.click()
  await previous.click()
  await expect(previous).toBeDisabled()
  await expect(second.first()).toBeInViewport({ ratio: 1 })
})
