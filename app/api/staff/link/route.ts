import type { NextResponse } from 'next/server'
import { z } from 'zod'
import type { Person } from '#lib/auth/person'
import { redirectAfterPost } from '#lib/auth/responses'
import type { Desk } from '#lib/desk/desk'
import { createDeskPost } from '#lib/desk/desk-post'
import { createCampaignLink } from '#lib/desk/links/campaign-link'
import { removeLink, saveLink } from '#lib/desk/links/saved-links'
import { defaultLocale } from '#lib/i18n/locales'
import { cutText } from '#lib/text/clean-text'

const linksPath = '/staff/links'
const maxLabelLength = 100

/** Saves a new campaign link or removes a saved link. */
const linkSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('save'),
    /** The query string of the Links page: the page, language and campaign of the link. */
    choice: z.string(),
    label: z.string(),
  }),
  z.object({
    do: z.literal('remove'),
    /** The last part of the link's short address, `/q/{code}`. */
    code: z.string(),
  }),
])
type LinkChange = z.output<typeof linkSchema>

export const POST = createDeskPost(
  async (person, { form, desk }) => {
    const { data } = linkSchema.safeParse(Object.fromEntries(form))
    if (!data) return redirectAfterPost(linksPath)
    return data.do === 'save' ? save(person, desk, data) : remove(person, desk, data)
  },
  { role: 'marketing' },
)

async function save(
  person: Person,
  { db, now }: Desk,
  { choice, label }: Extract<LinkChange, { do: 'save' }>,
): Promise<NextResponse> {
  const query = Object.fromEntries(new URLSearchParams(choice))
  const link = await createCampaignLink(query, defaultLocale)
  if (link.address !== null) {
    const { pathname, search } = new URL(link.address)
    await saveLink(person, db, {
      path: pathname + search,
      choice: link.query,
      label: cutText(label, maxLabelLength) || link.campaign.utm_campaign || pathname,
      madeAt: now.toISOString(),
    })
  }
  return redirectAfterPost(`${linksPath}?${link.query}`)
}

async function remove(
  person: Person,
  { db }: Desk,
  { code }: Extract<LinkChange, { do: 'remove' }>,
): Promise<NextResponse> {
  await removeLink(person, db, code)
  return redirectAfterPost(linksPath)
}
