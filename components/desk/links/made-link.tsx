import type { ReactNode } from 'react'
import { CopyText } from '#components/desk/copy-text'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { InputField } from '#components/desk/form/input-field'
import { noticeClass } from '#components/desk/layout/page-styles'
import { QrCode } from '#components/desk/qr-code'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import type { CampaignLink } from '#lib/desk/links/campaign-link'
import { drawQrCode } from '#lib/desk/links/qr-code'

const addressClass = 'rounded-lg bg-band px-4 py-3 text-on-band select-all [overflow-wrap:anywhere]'

type MadeLinkProps = {
  link: CampaignLink
  address: string
  /** The short address; undefined while the link is not saved. */
  short: string | undefined
  t: DeskTranslator
}

/** The created campaign link with warnings, a short address and a QR code. */
export function MadeLink({ link, address, short, t }: MadeLinkProps): ReactNode {
  const { campaign, fragileWords } = link
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="made-link">
      <h2 id="made-link">{t('links.address')}</h2>
      <p className={addressClass}>{address}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyText text={address} look="primary" />
        <DeskLink href={address} text={t('links.open')} />
      </p>
      {campaign.utm_source === '' && <p className={noticeClass}>{t('links.noSource')}</p>}
      {fragileWords.length > 0 && (
        <p role="note" className="border-l-4 border-apricot bg-wash px-4 py-2">
          {t('links.fragile', { words: fragileWords.join(', ') })}
        </p>
      )}
      {short === undefined ? (
        <SaveLinkForm query={link.query} t={t} />
      ) : (
        <>
          <h3>{t('links.short')}</h3>
          <p className={addressClass}>{short}</p>
          <p className="text-sm text-muted">{t('links.shortAdvice')}</p>
        </>
      )}
      <LinkQrCode link={link} address={short ?? address} t={t} />
    </section>
  )
}

function SaveLinkForm({ query, t }: { query: string; t: DeskTranslator }): ReactNode {
  return (
    <DeskForm
      action="/api/staff/link"
      fields={{ do: 'save', choice: query }}
      className="flex flex-wrap items-end gap-3"
    >
      <InputField name="label" label={t('links.label')} maxLength={100} />
      <DeskButton text={t('links.save')} />
      <small className="w-full text-sm text-muted">{t('links.saveAdvice')}</small>
    </DeskForm>
  )
}

async function LinkQrCode({
  link: { page, locale, campaign },
  address,
  t,
}: Pick<MadeLinkProps, 'link' | 'address' | 't'>): Promise<ReactNode> {
  const image = await drawQrCode(address)
  if (!image) return <p className={noticeClass}>{t('links.tooLong')}</p>
  const fileName = ['qr', page, locale, ...Object.values(campaign)].filter(Boolean).join('-')
  return (
    <>
      <QrCode svg={image.svg} label={t('links.code')} />
      <p className="flex flex-wrap gap-4">
        {Object.entries(image.files).map(([format, href]) => (
          <DeskLink
            key={format}
            look="outline"
            href={href}
            download={`${fileName}.${format.toLowerCase()}`}
            text={t('links.download', { format })}
          />
        ))}
      </p>
    </>
  )
}
