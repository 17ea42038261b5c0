import { noticeClass, pageClass } from '#components/staff/field'
import { LinkForm } from '#components/staff/links/link-form'
import { LinkPreviews } from '#components/staff/links/link-previews'
import { MadeLink, SavedLinks } from '#components/staff/links/made-link'
import { staffNames } from '#lib/auth/people'
import { requireStaff } from '#lib/auth/require-staff'
import { openDesk } from '#lib/desk/caller'
import { campaignWords, isPersonalLink, linkAddress, linkPageMeta, readChoice } from '#lib/desk/links'
import { savedLinks } from '#lib/desk/saved-links'
import { absoluteUrl } from '#lib/seo/urls'
import { deskLocale, deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.links')

export default async function LinksPage({ searchParams }: PageProps<'/staff/links'>) {
  const person = await requireStaff()
  const t = await deskWords('Staff')
  const { db } = await openDesk()
  const choice = readChoice(await searchParams, await deskLocale())
  const meta = await linkPageMeta(choice)
  const address = await linkAddress(choice)
  const links = await savedLinks(person, db)
  return (
    <div className={`${pageClass} lg:grid-cols-2 lg:gap-x-16`}>
      <h1 className="col-span-full">{t('tabs.links')}</h1>
      <LinkForm choice={choice} suggested={await campaignWords(person, db)} />
      {address === null ? (
        <p role="alert" className={`${noticeClass} self-start`}>
          {t(isPersonalLink(choice) ? 'links.personal' : 'links.noPage')}
        </p>
      ) : (
        <MadeLink address={address} choice={choice} saved={links.find(({ path }) => address === absoluteUrl(path))} />
      )}
      {links.length > 0 && <SavedLinks links={links} names={await staffNames(person, db)} />}
      {meta && <LinkPreviews meta={meta} />}
    </div>
  )
}
