import type { Localized } from '#content/types'

/** What staff at the desk read when a page breaks. Apart from what visitors read: their pages get none of it. */
export const deskError = {
  title: { ua: 'Сторінка не відкрилася', en: 'This page did not open' },
  text: {
    ua: 'Щось пішло не так. Заявки не зникли. Спробуйте ще раз за хвилину.',
    en: 'Something went wrong. No request is lost. Try again in a\u00A0minute.',
  },
  retry: { ua: 'Спробувати ще раз', en: 'Retry' },
} as const satisfies Record<string, Localized>
