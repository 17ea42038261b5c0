import { CopyButton } from '#components/staff/copy-button'
import { qrSvg } from '#lib/desk/links/qr-code'
import { deskWords } from '#lib/desk/words'

type MadeLinkProps = {
  address: string
  /** Of the choice, for the files. */
  query: string
  hasSource: boolean
}

/** The address that was made, to copy, to open and as a QR code. */
export async function MadeLink({ address, query, hasSource }: MadeLinkProps) {
  const t = await deskWords('Staff')
  const code = await qrSvg(address)
  return (
    <section className="made-link" aria-labelledby="made-link">
      <h2 id="made-link">{t('links.address')}</h2>
      <p className="link-address">{address}</p>
      <p className="link-actions">
        <CopyButton
          text={address}
          className="desk-button"
          texts={{ copy: t('links.copy'), copied: t('links.copied'), failed: t('links.notCopied') }}
        />
        <a className="desk-link" href={address}>
          {t('links.open')}
        </a>
      </p>
      {!hasSource && <p className="desk-notice">{t('links.noSource')}</p>}
      {code ? (
        <>
          {/* Of the library's own making, from an address that is percent-encoded. */}
          <div
            className="link-code"
            role="img"
            aria-label={t('links.code')}
            dangerouslySetInnerHTML={{ __html: code }}
          />
          <p className="link-actions">
            {(['png', 'svg'] as const).map((format) => (
              <a key={format} className="desk-button is-quiet" href={`/staff/links/qr?${query}&format=${format}`}>
                {t('links.download', { format: format.toUpperCase() })}
              </a>
            ))}
          </p>
        </>
      ) : (
        <p className="desk-notice">{t('links.tooLong')}</p>
      )}
    </section>
  )
}
