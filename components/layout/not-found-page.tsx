import { ButtonLink } from '#components/ui/button'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** For what never was, and for an article that was taken off the site. */
export async function NotFoundPage({ isGone }: { isGone?: true }) {
  const { t, locale } = await wordsOf('NotFound')
  const { t: header } = await wordsOf('Header')
  const { t: blog } = await wordsOf('Blog')
  const ways = [
    [header('checkUp'), pathTo(locale, 'checkUp')],
    [blog('title'), pathTo(locale, 'blog')],
    [header('contacts'), pathTo(locale, 'home', { anchor: 'contacts' })],
  ] as const
  return (
    <div className="wrap lost">
      <h1 className="title-1">{t(isGone ? 'gone' : 'title')}</h1>
      <p className="lead">{t(isGone ? 'goneText' : 'text')}</p>
      {/* A marker that has left the scale. */}
      <div aria-hidden="true" className="lost-scale">
        <span className="lost-band" />
        <span className="lost-way" />
        <span className="lost-marker" />
      </div>
      <ul>
        <li>
          <ButtonLink href={pathTo(locale)}>{t('home')}</ButtonLink>
        </li>
        {ways.map(([name, href]) => (
          <li key={href}>
            <a href={href} className="text-link font-semibold">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
