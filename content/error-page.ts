import type { Localized } from '#content/types'

/** What a visitor reads when a page breaks. Apart from `messages`, of which browsers get none. */
export const errorPage = {
  title: { ua: 'Сторінка не відкрилася', en: 'This page did not open' },
  text: {
    ua: 'Щось пішло не так. Спробуйте ще раз або зателефонуйте нам.',
    en: 'Something went wrong. Try again, or call us.',
  },
  retry: { ua: 'Спробувати ще раз', en: 'Retry' },
  home: { ua: 'На головну сторінку', en: 'Go to the main page' },
} as const satisfies Record<string, Localized>
