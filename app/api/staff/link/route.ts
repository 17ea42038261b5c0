import { redirectAfterPost } from '#lib/auth/responses'
import { readLink, removeLink, saveLink } from '#lib/desk/links'
import { deskPost } from '#lib/desk/post'
import { defaultLocale } from '#lib/i18n/locales'
import { cutText } from '#lib/text/clean-text'

const maxLabel = 100

/** Saves a campaign under a short address, or removes one. */
export const POST = deskPost(async (person, { field, desk: { db, now } }) => {
  if (field('remove') !== '') {
    await removeLink(person, db, field('remove'))
    return redirectAfterPost('/staff/links')
  }
  const choice = Object.fromEntries(new URLSearchParams(field('choice')))
  const { address, campaign, query } = await readLink(choice, defaultLocale)
  if (address !== null) {
    const { pathname, search } = new URL(address)
    const label = cutText(field('label'), maxLabel) || campaign.utm_campaign || pathname
    await saveLink(person, db, {
      path: pathname + search,
      choice: query,
      label,
      madeAt: now.toISOString(),
    })
  }
  return redirectAfterPost(`/staff/links?${query}`)
}, 'marketing')
