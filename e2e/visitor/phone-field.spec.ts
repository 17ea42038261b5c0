import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { formatPhone } from '#lib/leads/phone'
import {
  expect,
  tagRepetition,
  readStoredLeads,
  test,
  makeUniqueName,
  getTranslator,
} from '#e2e/support/test'
import { scriptsRoute } from '#e2e/support/visitor'

const t = getTranslator('ua', 'SubscribeForm')
const maskedNumber = '(67) 123 45 22'
const getPhoneField = (page: Page) => page.getByLabel(t('phone'))
const live = (page: Page) => expect(page.locator('form[data-hydrated]')).toBeVisible()

/**
 * Opens the form while all requests for scripts wait. The returned function lets these requests
 * continue.
 */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(scriptsRoute, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/ua#subscribe', { waitUntil: 'commit' })
  // Just before the first paint the browser jumps to the hash, which takes the focus from the
  // field. The test therefore focuses the field after the first paint.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await getPhoneField(page).focus()
  return () => {
    held.resolve(undefined)
  }
}

test.describe('the phone field before its mask has loaded', () => {
  for (const { delay, digits } of [
    { delay: 30, digits: [5, 9] },
    { delay: 120, digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ])
    test(`the phone field keeps every typed digit in place when the mask loads late, at ${delay} ms per digit${tagRepetition(digits.length > 2)}`, async ({
      context,
    }) => {
      for (const before of digits) {
        await test.step(`${before}`, async () => {
          const page = await context.newPage()
          const release = await openWithoutScripts(page)
          await page.keyboard.type('671234522'.slice(0, before))
          release()
          await page.keyboard.type('671234522'.slice(before), { delay })
          await live(page)
          await getPhoneField(page).blur()
          await expect(getPhoneField(page)).toHaveValue(maskedNumber)
          await page.close()
        })
      }
    })

  test('the phone field keeps caret, selection and pasted text when the mask loads', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const release = await openWithoutScripts(page)
    await page.evaluate(() => navigator.clipboard.writeText('+380 67 123 45 22'))
    await page.keyboard.press('ControlOrMeta+v')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('67122')
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
    release()
    await live(page)
    await page.keyboard.type('345')
    await expect(getPhoneField(page)).toHaveValue('(67) 134 52 2')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.type('5')
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('2')
    await expect(getPhoneField(page)).toHaveValue('(67) 134 52 2')
  })
})

/**
 * Fills in, types and pastes each spelling, and expects that the field shows `maskedNumber`.
 * @param over texts that are in the field before a paste. Each spelling is pasted once after each
 *   text.
 */
async function expectSpellings(page: Page, spellings: readonly string[], over: readonly string[]) {
  const phone = getPhoneField(page)
  for (const typed of spellings)
    await test.step(typed, async () => {
      await phone.fill(typed)
      await expect(phone).toHaveValue(maskedNumber)
      await phone.clear()
      await phone.pressSequentially(typed)
      await expect(phone).toHaveValue(maskedNumber)
      await page.evaluate((text) => navigator.clipboard.writeText(text), typed)
      for (const begun of over) {
        await phone.clear()
        await phone.pressSequentially(begun)
        await phone.press('ControlOrMeta+v')
        await expect(phone).toHaveValue(maskedNumber)
      }
    })
}

test('+380 precedes the number for sighted and screen-reader users; edits keep the caret; every Ukrainian spelling is accepted; foreign numbers are never cut', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ua#subscribe')
  await live(page)
  const phone = getPhoneField(page)
  await expect(phone).toHaveAccessibleName(`${t('phone')} ${t('countryCode')} +380`)
  await expect(phone).toHaveAccessibleDescription(t('phoneExample'))
  await page.locator('label', { hasText: t('countryCode') }).click()
  await expect(phone).toBeFocused()
  await phone.pressSequentially('671234522')
  for (let step = 0; step < 6; step += 1) await phone.press('ArrowLeft')
  await phone.press('Backspace')
  await phone.press('9')
  await expect(phone).toHaveValue('(67) 129 45 22')
  // The Delete key skips the space that the mask has put between digits.
  await phone.press('Delete')
  await phone.press('Delete')
  await expect(phone).toHaveValue('(67) 129 52 2')
  await phone.press('ControlOrMeta+a')
  await phone.pressSequentially('050')
  await expect(phone).toHaveValue('(50')
  for (let step = 0; step < 3; step += 1) await phone.press('Backspace')
  await expect(phone).toHaveValue('')

  await expectSpellings(page, ['+380 67 123 45 22', '80671234522', '067 123 45 22'], ['', '50'])

  await test.step('a foreign number is refused with advice', async () => {
    const advice = t('errors.foreign', { phone: formatPhone(content.clinic.phone) })
    await page.getByLabel(t('name')).fill('Олена')
    for (const number of ['+48 600 700 800', '48601123456']) {
      await phone.fill('')
      await phone.pressSequentially(number)
      await expect(phone).toHaveValue(number)
      await phone.fill('67')
      await page.evaluate((text) => navigator.clipboard.writeText(text), number)
      await phone.press('ControlOrMeta+v')
      await expect(phone).toHaveValue(number)
      await phone.blur()
      await expect(page.getByText(advice)).toBeVisible()
      await page.getByRole('button', { name: t('submit'), exact: true }).click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expect(phone).toHaveAccessibleDescription(advice)
      await expect(phone).toBeFocused()
      await expect(phone).toHaveValue(number)
    }
    await phone.fill('067 123 45 22')
    await expect(phone).not.toHaveAttribute('aria-invalid')
  })
})

test('a number with text behind it stays as typed, and the clinic gets both', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ua#subscribe')
  await live(page)
  const phone = getPhoneField(page)
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await phone.press('ControlOrMeta+v')
  }

  await test.step('text typed behind the masked number', async () => {
    await phone.pressSequentially('0671234522 доб. 12')
    await expect(phone).toHaveValue(`${maskedNumber} доб. 12`)
    for (const key of ['Home', 'ArrowRight', 'Delete', 'Delete', '6', '7']) await phone.press(key)
    await expect(phone).toHaveValue(`${maskedNumber} доб. 12`)
    await phone.blur()
    await expect(phone).toHaveValue(`${maskedNumber} доб. 12`)
    await expect(phone).not.toHaveAttribute('aria-invalid')
  })

  await test.step('another number, typed and pasted', async () => {
    for (const between of [', ', ' ']) {
      await phone.fill('')
      await phone.pressSequentially(`067 123 45 22${between}044 000 00 11`)
      await expect(phone).toHaveValue(`${maskedNumber}${between}044 000 00 11`)
      await phone.fill('')
      await phone.pressSequentially(`067 123 45 22${between}`)
      await paste('044 000 00 11')
      await expect(phone).toHaveValue(`${maskedNumber}${between}044 000 00 11`)
      await phone.blur()
      await expect(phone).toHaveValue(`${maskedNumber}${between}044 000 00 11`)
    }
  })

  await test.step('a lone sign behind the number disappears on blur, and a letter among the digits at once', async () => {
    for (const typed of ['067 123 45 22 ', '067 123 45 22,', '067 1а23 45 22']) {
      await phone.fill('')
      await phone.pressSequentially(typed)
      await phone.blur()
      await expect(phone).toHaveValue(maskedNumber)
    }
    await phone.fill('０６７ １２３ ４５ ２２')
    await expect(phone).toHaveValue(maskedNumber)
  })

  const name = makeUniqueName()
  await phone.fill('')
  await paste('tel:+380671234522;ext=12')
  await expect(phone).toHaveValue('tel:+380671234522;ext=12')
  await page.getByLabel(t('name')).fill(name)
  await page.waitForFunction(() => performance.now() > 2100)
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('successTitle') })).toBeFocused()
  expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
    { phone: '+380671234522', phoneNote: 'ext=12' },
  ])
})

test('a name of invisible characters counts as empty', async ({ page }) => {
  await page.goto('/ua#subscribe')
  await live(page)
  await getPhoneField(page).fill('067 123 45 22')
  for (const name of ['\u2800', '\u3164 \u115F']) {
    await page.getByLabel(t('name')).fill(name)
    await page.getByRole('button', { name: t('submit'), exact: true }).click()
    await expect(page.getByText(t('errors.required'))).toBeVisible()
    await expect(page.getByLabel(t('name'))).toBeFocused()
  }
})

test('more spellings, undo, redo and composing keyboards move no digit @slow', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ua#subscribe')
  await live(page)
  const phone = getPhoneField(page)
  await phone.pressSequentially('671234522')
  for (const key of ['z', 'z', 'y', 'y', 'y']) await phone.press(`ControlOrMeta+${key}`)
  await expect(phone).toHaveValue(maskedNumber)
  await phone.fill('')
  const session = await page.context().newCDPSession(page)
  for (const digit of '671234522') {
    await session.send('Input.imeSetComposition', {
      text: digit,
      selectionStart: 1,
      selectionEnd: 1,
    })
    await session.send('Input.insertText', { text: digit })
  }
  await expect(phone).toHaveValue(maskedNumber)
  const spellings = [
    '380671234522',
    '00380671234522',
    '8 (067) 123-45-22',
    '671234522',
    '067 123 45 22',
  ]
  await expectSpellings(page, spellings, ['', '50 111 22 33', '+', '0', '+48 600'])
})
