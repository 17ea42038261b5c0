import { CopyButton } from '#components/staff/call-button'
import { deskButton, DeskForm, DeskLink, Field, linkClass, noticeClass } from '#components/staff/field'
import { choiceQuery, fragileWords, qrSvg, type LinkChoice } from '#lib/desk/links'
import { shortAddress, type SavedLink } from '#lib/desk/saved-links'
import { dateFormat, deskLocale, deskWords } from '#lib/desk/words'

/** An address that one click selects, to be copied. */
async function Address({ address, isQuiet }: { address: string; isQuiet?: true }) {
  const t = await deskWords('Staff')
  return (
    <>
      <p className="rounded-lg bg-band px-4 py-3 text-on-band select-all [overflow-wrap:anywhere]">{address}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton
          text={address}
          className={deskButton(isQuiet ? 'outline' : 'primary')}
          texts={{ copy: t('links.copy'), copied: t('links.copied'), failed: t('links.notCopied') }}
        />
        <DeskLink href={address}>{t('links.open')}</DeskLink>
      </p>
    </>
  )
}

type MadeLinkProps = { address: string; choice: LinkChoice; saved: SavedLink | undefined }

export async function MadeLink({ address, choice, saved }: MadeLinkProps) {
  const t = await deskWords('Staff')
  const query = choiceQuery(choice)
  const short = saved && shortAddress(saved.code)
  const code = await qrSvg(short ?? address)
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="made-link">
      <h2 id="made-link">{t('links.address')}</h2>
      <Address address={address} />
      {choice.campaign.utm_source === '' && <p className={noticeClass}>{t('links.noSource')}</p>}
      {fragileWords(choice).map(({ kind, words }) => (
        <p key={kind} role="note" className="border-l-4 border-apricot bg-wash px-4 py-2">
          {t(`links.fragile.${kind}`, { words: words.join(', ') })}
        </p>
      ))}
      {short === undefined ? (
        <DeskForm action="/api/staff/link" fields={{ choice: query }} className="flex flex-wrap items-end gap-3">
          <Field name="label" label={t('links.label')} maxLength={100} />
          <button className={deskButton('outline')}>{t('links.save')}</button>
          <small className="w-full text-sm text-muted">{t('links.saveAdvice')}</small>
        </DeskForm>
      ) : (
        <>
          <h3>{t('links.short')}</h3>
          <Address address={short} isQuiet />
          <p className="text-sm text-muted">{t('links.shortAdvice')}</p>
        </>
      )}
      {code ? (
        <>
          {/* Of the library's own making, from an address that is percent-encoded. */}
          <div
            className="max-w-64 [&_svg]:w-full [&_svg]:rounded-lg"
            role="img"
            aria-label={t('links.code')}
            dangerouslySetInnerHTML={{ __html: code }}
          />
          <p className="flex flex-wrap gap-4">
            {(['png', 'svg'] as const).map((format) => (
              <a key={format} className={deskButton('outline')} href={`/staff/links/qr?${query}&format=${format}`}>
                {t('links.download', { format: format.toUpperCase() })}
              </a>
            ))}
          </p>
        </>
      ) : (
        <p className={noticeClass}>{t('links.tooLong')}</p>
      )}
    </section>
  )
}

type SavedLinksProps = { links: readonly SavedLink[]; names: ReadonlyMap<string, string> }

export async function SavedLinks({ links, names }: SavedLinksProps) {
  const t = await deskWords('Staff')
  const format = dateFormat(await deskLocale(), { dateStyle: 'medium', timeZone: 'Europe/Kyiv' })
  const texts = { copy: t('links.copy'), copied: t('links.copied'), failed: t('links.notCopied') }
  return (
    <section className="col-span-full grid grid-cols-1" aria-labelledby="saved-links">
      <h2 id="saved-links">{t('links.saved')}</h2>
      <ul>
        {links.map(({ code, path, choice, label, madeBy, madeAt }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
              <a className="font-semibold underline underline-offset-4" href={`/staff/links?${choice}`}>
                {label}
              </a>
              <p>{shortAddress(code)}</p>
              <p className="text-sm text-muted">
                {path} · {t('links.madeBy', { name: names.get(madeBy) ?? '', day: format.format(new Date(madeAt)) })}
              </p>
            </div>
            <CopyButton text={shortAddress(code)} className={deskButton('outline')} texts={texts} />
            <DeskForm action="/api/staff/link" fields={{ remove: code }}>
              <button className={linkClass} aria-label={t('links.removeNamed', { label })}>
                {t('links.remove')}
              </button>
            </DeskForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
