import { localeDetails } from '#lib/i18n/locales'
import type { PageMeta } from '#lib/seo/page-metadata'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'
import { deskWords } from '#lib/desk/words'

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
