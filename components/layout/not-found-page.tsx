import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** The page for an unknown address and, with `isGone`, for an article that was removed. */
export async function NotFoundPage({ isGone }: { isGone?: true }): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('NotFound')
  const { t: header } = await getPageTranslator('Header')
  const { t: blog } = await getPageTranslator('Blog')
  const ways = [
    [header('checkUp'), pathTo(locale, 'checkUp')],
    [blog('title'), pathTo(locale, 'blog')],
    [header('contacts'), pathTo(locale, 'home', { anchor: 'contacts' })],
  ] as const
  return (
    <div className="wrap page-top pb-24">
      <h1 className="title-1">{t(isGone ? 'gone' : 'title')}</h1>
      <p className="lead mt-5 max-w-140">{t(isGone ? 'goneText' : 'text')}</p>
      {/* The drawing shows a marker that has left its scale. */}
      <div
        aria-hidden="true"
        className="relative my-16 mr-12 h-7.5 rounded-md bg-wash sm:mr-32 lg:my-20 forced-colors:[outline:1px_solid]"
      >
        <span className="absolute inset-y-0 left-[20%] w-[40%] rounded-md bg-band" />
        {/* A dotted line from the scale to the marker. */}
        <span className="absolute top-[calc(50%-1px)] -right-10 left-[60%] [border-top:3px_dotted_var(--color-apricot)] sm:-right-30" />
        {/* The marker has a dark rim, because apricot has too little contrast with the page. */}
        <span className="lost-marker absolute -inset-y-2 -right-11 w-3 [rotate:14deg] rounded-full [border:2.5px_solid_var(--mark)] bg-apricot sm:-right-31" />
      </div>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {/* On a phone this link has a row to itself. The three other links share the next row. */}
        <li className="max-sm:basis-full">
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
