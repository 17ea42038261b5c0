import type { Localized } from '#content/types'

/** What staff at the desk read when a page breaks. Apart from `error-page`, which visitors' browsers get. */
export const deskErrorText: Localized = {
  ua: 'Щось пішло не так. Заявки не зникли. Спробуйте ще раз за хвилину.',
  en: 'Something went wrong. No request is lost. Try again in a\u00A0minute.',
}
