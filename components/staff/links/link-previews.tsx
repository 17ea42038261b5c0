import { deskWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import type { PageMeta } from '#lib/seo/page-metadata'
import { imageSize } from '#lib/seo/share-image'
import { absoluteUrl } from '#lib/seo/urls'

/** Characters after which search results and messengers cut a text. */
const limits = { title: 60, description: 160 } as const

/** A link to a page as Telegram, Facebook and Google show it, by what the page itself says in its head. */
export async function LinkPreviews({ meta }: { meta: PageMeta }) {
  const t = await deskWords('Staff')
  const { title, description, author, image, locale } = meta
  const { host, pathname } = new URL(absoluteUrl(meta.pathIn(locale)))
  const crumbs = [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ')
  const picture = <img className="rounded-md" src={image.path} alt={image.alt} {...imageSize} loading="lazy" />
  const texts = { title, description }
  const cards = {
    Telegram: (
      <div className="grid gap-1 rounded-lg border-l-4 border-band bg-wash px-3 py-2.5">
        <b className="text-mark">{author}</b>
        <b>{title}</b>
        <p>{description}</p>
        {picture}
      </div>
    ),
    Facebook: (
      <div className="border border-line bg-wash">
        {picture}
        <div className="px-3 py-2.5 text-muted">
          <small>{host.toUpperCase()}</small>
          <b className="line-clamp-2 text-base text-ink">{title}</b>
          <p className="truncate">{description}</p>
        </div>
      </div>
    ),
    Google: (
      <div className="rounded-lg border border-line p-4 text-muted">
        <p className="text-ink">{author}</p>
        <p className="truncate">{crumbs}</p>
        <p className="line-clamp-2 py-1 text-lg text-mark">{title}</p>
        <p className="line-clamp-2">{description}</p>
      </div>
    ),
  }
  return (
    <section className="col-span-full grid grid-cols-1 gap-3" aria-labelledby="previews">
      <h2 id="previews">{t('links.previews')}</h2>
      <p className="text-muted">
        {(['title', 'description'] as const).map((name) => (
          <span key={name} className={texts[name].length > limits[name] ? 'font-semibold text-error' : ''}>
            {t(`links.lengths.${name}`, { count: String(texts[name].length), limit: String(limits[name]) })}{' '}
          </span>
        ))}
      </p>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] items-start gap-6 text-sm"
        lang={localeDetails[locale].tag}
      >
        {Object.entries(cards).map(([name, card]) => (
          <figure key={name} className="min-w-0">
            <figcaption className="mb-2 text-muted">{name}</figcaption>
            {card}
          </figure>
        ))}
      </div>
    </section>
  )
}
