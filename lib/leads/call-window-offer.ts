import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { getSiteContent } from '#lib/content/current-content'
import { localeDetails, type Locale } from '#lib/i18n/locales'
import type { CallWindowProblem } from '#lib/leads/call-window-problems'
import { listCallWindows, type CallWindow } from '#lib/time/call-windows'
import { formatCallWindow, type WindowWords } from '#lib/time/format-call-window'

/** A window with its day and hours in words: `today`, `16:00–18:00`. */
export type OfferedWindow = CallWindow & WindowWords

/**
 * The windows for a call that a visitor sees after a sign-up, and the texts around these windows.
 */
export type CallWindowOffer = {
  texts: Pick<Messages['CallWindow'], 'title' | 'hint' | 'saved'> & {
    errors: { [Problem in CallWindowProblem]: string }
  }
  windows: readonly OfferedWindow[]
  /** The saved window. */
  chosen: OfferedWindow | null
}

/** Returns the windows for a call that are offered at present, in a language. */
export async function getCallWindowOffer(
  locale: Locale,
  chosen: CallWindow | null = null,
): Promise<CallWindowOffer> {
  const messages = await getMessages({ locale: localeDetails[locale].tag })
  const { title, hint, saved, today, tomorrow, errors } = messages.CallWindow
  const words = { dateTag: localeDetails[locale].dateTag, today, tomorrow }
  const now = new Date()
  const toOffered = (window: CallWindow): OfferedWindow => ({
    ...window,
    ...formatCallWindow(window, now, words),
  })
  return {
    texts: {
      title,
      hint,
      saved,
      errors: { ...errors, 'too-many': messages.SubscribeForm.errorTooMany },
    },
    windows: listCallWindows(now, getSiteContent().clinic.hours).map(toOffered),
    chosen: chosen && toOffered(chosen),
  }
}
