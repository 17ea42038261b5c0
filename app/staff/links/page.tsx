import { Copy, QrCode } from '#components/desk/copy'
import { DeskPage } from '#components/desk/desk-page'
import {
  Choice,
  DeskButton,
  DeskForm,
  DeskLink,
  Field,
  noticeClass,
  Options,
  pageClass,
} from '#components/desk/field'
import { qrCode, readLink, savedLinks, type Link, type SavedLink } from '#lib/desk/links'
import { openPage, type Words } from '#lib/desk/words'
import { localeDetails, locales } from '#lib/i18n/locales'
import { campaignDimensions, maxCampaignLength } from '#lib/visits/campaign-rules'

export default async function LinksPage({ searchParams }: PageProps<'/staff/links'>) {
  const { t, locale, person, desk } = await openPage()
  const link = await readLink(await searchParams, locale)
  const links = await savedLinks(person, desk.db)
  const saved = links.find(({ address }) => address === link.address)
  return (
    <DeskPage title={t('tabs.links')} className={`${pageClass} lg:grid-cols-2 lg:gap-x-16`}>
      <LinkForm link={link} t={t} />
      {link.address === null ? (
        <p role="alert" className={`${noticeClass} self-start`}>
          {t(link.isPersonal ? 'links.personal' : 'links.noPage')}
        </p>
      ) : (
        <MadeLink link={link} address={link.address} short={saved?.short} t={t} />
      )}
      {links.length > 0 && <SavedLinks links={links} t={t} />}
    </DeskPage>
  )
}

/** What a link is made of; sent by GET, so that the address of the result can be kept and shared. */
function LinkForm({ link: { page, locale, campaign, choices }, t }: { link: Link; t: Words }) {
  const pages = choices.pages.map(({ value }) => ({ value, label: t(`links.pageNames.${value}`) }))
  const languages = locales.map((value) => ({ value, label: localeDetails[value].name }))
  return (
    <form className="grid grid-cols-1 content-start gap-4 [&_select]:w-full" action="/staff/links">
      <Choice name="page" label={t('links.page')} value={page}>
        <Options label={t('links.pages')} options={pages} />
        <Options label={t('links.articles')} options={choices.articles} />
        <Options label={t('links.topics')} options={choices.topics} />
      </Choice>
      <Choice name="language" label={t('links.language')} value={locale} options={languages} />
      <p className="text-muted">{t('links.advice')}</p>
      {campaignDimensions.map((name) => (
        <Field
          key={name}
          name={name}
          label={
            <>
              {t(`links.words.${name}`)}{' '}
              <code className="text-sm font-normal text-muted">{name}</code>
            </>
          }
          defaultValue={campaign[name]}
          maxLength={maxCampaignLength}
          autoCapitalize="none"
          spellCheck="false"
          aria-describedby={`${name}-hint`}
        >
          <small id={`${name}-hint`} className="text-sm text-muted">
            {t(`links.hints.${name}`)}
          </small>
        </Field>
      ))}
      <DeskButton look="primary" extra="justify-self-start" text={t('links.make')} />
    </form>
  )
}

const addressClass = 'rounded-lg bg-band px-4 py-3 text-on-band select-all [overflow-wrap:anywhere]'

type MadeLinkProps = { link: Link; address: string; short: string | undefined; t: Words }

async function MadeLink({ link, address, short, t }: MadeLinkProps) {
  const { page, locale, campaign, fragile, query } = link
  const code = await qrCode(short ?? address)
  const name = ['qr', page, locale, ...Object.values(campaign)].filter(Boolean).join('-')
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="made-link">
      <h2 id="made-link">{t('links.address')}</h2>
      <p className={addressClass}>{address}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Copy text={address} look="primary" />
        <DeskLink href={address} text={t('links.open')} />
      </p>
      {campaign.utm_source === '' && <p className={noticeClass}>{t('links.noSource')}</p>}
      {fragile.length > 0 && (
        <p role="note" className="border-l-4 border-apricot bg-wash px-4 py-2">
          {t('links.fragile', { words: fragile.join(', ') })}
        </p>
      )}
      {short === undefined ? (
        <DeskForm
          action="/api/staff/link"
          fields={{ choice: query }}
          className="flex flex-wrap items-end gap-3"
        >
          <Field name="label" label={t('links.label')} maxLength={100} />
          <DeskButton text={t('links.save')} />
          <small className="w-full text-sm text-muted">{t('links.saveAdvice')}</small>
        </DeskForm>
      ) : (
        <>
          <h3>{t('links.short')}</h3>
          <p className={addressClass}>{short}</p>
          <p className="text-sm text-muted">{t('links.shortAdvice')}</p>
        </>
      )}
      {code ? (
        <>
          <QrCode svg={code.svg} label={t('links.code')} />
          <p className="flex flex-wrap gap-4">
            {Object.entries(code.files).map(([format, href]) => (
              <DeskLink
                key={format}
                look="outline"
                href={href}
                download={`${name}.${format.toLowerCase()}`}
                text={t('links.download', { format })}
              />
            ))}
          </p>
        </>
      ) : (
        <p className={noticeClass}>{t('links.tooLong')}</p>
      )}
    </section>
  )
}

function SavedLinks({ links, t }: { links: readonly SavedLink[]; t: Words }) {
  return (
    <section className="col-span-full grid grid-cols-1" aria-labelledby="saved-links">
      <h2 id="saved-links">{t('links.saved')}</h2>
      <ul>
        {links.map(({ code, path, choice, label, short }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
              <a
                className="font-semibold underline underline-offset-4"
                href={`/staff/links?${choice}`}
              >
                {label}
              </a>
              <p>{short}</p>
              <p className="text-sm text-muted">{path}</p>
            </div>
            <Copy text={short} look="outline" />
            <DeskForm action="/api/staff/link" fields={{ remove: code }}>
              <DeskButton
                look="link"
                aria-label={t('links.removeNamed', { label })}
                text={t('links.remove')}
              />
            </DeskForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
