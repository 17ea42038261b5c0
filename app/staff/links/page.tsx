import type { ReactNode } from 'react'
import { DeskPage } from '#components/desk/layout/desk-page'
import { noticeClass, pageClass } from '#components/desk/layout/page-styles'
import { LinkFields } from '#components/desk/links/link-fields'
import { LinkWorkspace } from '#components/desk/links/link-workspace'
import { MadeLink } from '#components/desk/links/made-link'
import { SavedLinkList } from '#components/desk/links/saved-link-list'
import { openDeskPage } from '#lib/desk/desk-texts'
import { createCampaignLink } from '#lib/desk/links/campaign-link'
import { listSavedLinks } from '#lib/desk/links/saved-links'

export default async function LinksPage({
  searchParams,
}: PageProps<'/staff/links'>): Promise<ReactNode> {
  const { t, locale, person, desk } = await openDeskPage()
  const link = await createCampaignLink(await searchParams, locale)
  const links = await listSavedLinks(person, desk.db)
  const saved = links.find(({ address }) => address === link.address)
  const made =
    link.address === null ? (
      <p role="alert" className={noticeClass}>
        {t(link.hasPersonalWord ? 'links.personal' : 'links.noPage')}
      </p>
    ) : (
      <MadeLink link={link} address={link.address} short={saved?.short} t={t} />
    )
  return (
    <DeskPage title={t('tabs.links')} className={`${pageClass} lg:grid-cols-2 lg:gap-x-16`}>
      <LinkWorkspace made={made} renewing={t('links.renewing')}>
        <LinkFields link={link} t={t} />
      </LinkWorkspace>
      {links.length > 0 && <SavedLinkList links={links} t={t} />}
    </DeskPage>
  )
}
