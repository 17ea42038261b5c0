import { CopyButton } from '#components/staff/copy-button'
import { Choice, DeskLink, Field, Options } from '#components/staff/field'
import { linkArticles, linkTopics, qrSvg, type LinkChoice } from '#lib/desk/links'
import { deskLocale, deskWords } from '#lib/desk/words'
import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import { campaignDimensions, maxWordLength } from '#lib/leads/campaign'
import type { PageMeta } from '#lib/seo/page-metadata'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'

type LinkFormProps = {
  choice: LinkChoice
  suggested: ReadonlyMap<string, readonly string[]>
}

/** What a link is made of; sent by GET, so that the address of the result can be kept and shared. */
export async function LinkForm({ choice, suggested }: LinkFormProps) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const pages = indexedPages.map((value) => ({ value, label: t(`links.pageNames.${value}`) }))
  const languages = locales.map((value) => ({
    value,
    label: localeDetails[value].name,
    lang: localeDetails[value].tag,
  }))
  return (
    <form className="link-form" action="/staff/links">
      <Choice name="page" label={t('links.page')} value={choice.page}>
        <Options label={t('links.pages')} options={pages} />
        <Options label={t('links.articles')} options={await linkArticles(locale)} />
        <Options label={t('links.topics')} options={await linkTopics(locale)} />
      </Choice>
      <Choice name="language" label={t('links.language')} value={choice.locale} options={languages} />
      <p className="desk-muted">{t('links.advice')}</p>
      {campaignDimensions.map((name) => (
        <Field
          key={name}
          name={name}
          label={
            <>
              {t(`links.words.${name}`)} <code>{name}</code>
            </>
          }
          list={`${name}-earlier`}
          defaultValue={choice.campaign[name]}
          maxLength={maxWordLength}
          autoCapitalize="none"
          spellCheck="false"
          aria-describedby={`${name}-hint`}
        >
          <small id={`${name}-hint`} className="desk-muted">
            {t(`links.hints.${name}`)}
          </small>
          <datalist id={`${name}-earlier`}>
            {suggested.get(name)?.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        </Field>
      ))}
      <p>
        <button className="desk-button">{t('links.make')}</button>
      </p>
    </form>
  )
}

export async function MadeLink({ address, query, hasSource }: { address: string; query: string; hasSource: boolean }) {
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
        <DeskLink href={address}>{t('links.open')}</DeskLink>
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

/** Characters after which search results and messengers cut a text. */
const limits = { title: 60, description: 160 } as const

/** A link to a page as Telegram, Facebook and Google show it, by what the page itself says in its head. */
export async function LinkPreviews({ meta }: { meta: PageMeta }) {
  const t = await deskWords('Staff')
  const { title, description, author, image, locale } = meta
  const { host, pathname } = new URL(absoluteUrl(meta.pathIn(locale)))
  const crumbs = [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ')
  const picture = <img src={image.path} alt={image.alt} {...imageSize} loading="lazy" />
  const texts = { title, description }
  return (
    <section className="previews" aria-labelledby="previews">
      <h2 id="previews">{t('links.previews')}</h2>
      <p className="desk-muted">
        {(['title', 'description'] as const).map((name) => (
          <span key={name} className={texts[name].length > limits[name] ? 'desk-error' : undefined}>
            {t(`links.lengths.${name}`, { count: String(texts[name].length), limit: String(limits[name]) })}{' '}
          </span>
        ))}
      </p>
      <div className="preview-cards" lang={localeDetails[locale].tag}>
        <figure>
          <figcaption>Telegram</figcaption>
          <div className="preview-telegram">
            <b className="preview-link">{author}</b>
            <b>{title}</b>
            <p>{description}</p>
            {picture}
          </div>
        </figure>
        <figure>
          <figcaption>Facebook</figcaption>
          <div className="preview-facebook">
            {picture}
            <div>
              <small>{host.toUpperCase()}</small>
              <b>{title}</b>
              <p>{description}</p>
            </div>
          </div>
        </figure>
        <figure>
          <figcaption>Google</figcaption>
          <div className="preview-google">
            <b>{author}</b>
            <small>{crumbs}</small>
            <p className="preview-link">{title}</p>
            <p>{description}</p>
          </div>
        </figure>
      </div>
    </section>
  )
}
