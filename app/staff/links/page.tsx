import { LinkForm, LinkPreviews, MadeLink } from '#components/staff/links/link-form'
import { leadStore } from '#lib/leads/store/open-store'
import { campaignWords, choiceQuery, isPersonal, linkAddress, linkPageMeta, readChoice } from '#lib/desk/links'
import { requireStaff } from '#lib/auth/require-staff'
import { deskLocale, deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.links')

export default async function LinksPage({ searchParams }: PageProps<'/staff/links'>) {
  const person = await requireStaff()
  const t = await deskWords('Staff')
  const choice = readChoice(await searchParams, await deskLocale())
  const meta = await linkPageMeta(choice.page, choice.locale)
  const suggested = await campaignWords(person, (await leadStore()).database)
  const address = await linkAddress(choice)
  return (
    <div className="desk-page links">
      <h1>{t('tabs.links')}</h1>
      <LinkForm choice={choice} suggested={suggested} />
      {isPersonal(choice.campaign) ? (
        <p role="alert" className="desk-notice is-conflict">
          {t('links.personal')}
        </p>
      ) : address ? (
        <MadeLink address={address} query={choiceQuery(choice)} hasSource={choice.campaign.utm_source !== ''} />
      ) : (
        <p className="desk-notice">{t('links.noPage')}</p>
      )}
      {meta && <LinkPreviews meta={meta} />}
    </div>
  )
}
