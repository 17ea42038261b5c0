import type { Localized } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

/** Advertising platforms that conversions can be exported for (`npm run leads -- export`). */
export const adPlatforms = ['google-ads', 'meta-offline'] as const
export type AdPlatform = (typeof adPlatforms)[number]

/**
 * What the privacy policy says is passed on to a platform; null: nothing, so nothing may be exported for it. With a text
 * here and in the policy, `adPlatforms` of the next row in `consent.ts` names the platform: leads of that version may be exported.
 */
export const adPlatformTexts: Readonly<Record<AdPlatform, Localized | null>> = {
  'google-ads': joinShortWords<Localized>({
    ua: 'Google, якщо ви прийшли з його реклами: ідентифікатор цього кліку (gclid, gbraid чи wbraid) і час заявки, без імені, телефону й вибору',
    en: 'to Google, if you came by one of its adverts: the identifier of that click (gclid, gbraid or wbraid) and the time of the request, without your name, phone number or choice',
  }),
  'meta-offline': null,
}
