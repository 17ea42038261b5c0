import type { ReactNode } from 'react'
import { RequestOrder } from '#components/sign-up/request-order'
import { Faq } from '#components/sections/faq'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import { Lines } from '#components/ui/lists'
import { RangeBar } from '#components/ui/range-bar'
import { contentIn } from '#lib/content/current-content'
import type { ContentIn } from '#lib/content/site-content'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { signUpPath } from '#lib/orders'
import { joinHeadingWords } from '#lib/text/short-words'

type HeroProps = { title: string; lead: string; actions: ReactNode; children: ReactNode }

/** First screen of a page: title, a line for each sentence, lead and actions beside each other, what the page shows under them. */
export function PageHero({ title, lead, actions, children }: HeroProps) {
  return (
    <div className="wrap page-top">
      <h1 className="max-w-[12em] title-1">
        {joinHeadingWords(title)
          .split(/(?<=\.) /)
          .map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
      </h1>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mt-10">
        <p className="lead basis-150">{lead}</p>
        {actions}
      </div>
      {children}
    </div>
  )
}

type BandProps = { id: string; title: string; text: ReactNode; children: ReactNode }

export function OrderBand({ id, title, text, children }: BandProps) {
  return (
    <section
      aria-labelledby={id}
      className="section bg-band text-on-band dark:bg-plum dark:text-white"
    >
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id={id} className="title-2 text-mark">
            {joinHeadingWords(title)}
          </h2>
          <p className="mt-5 max-w-140 text-lg">{text}</p>
        </div>
        <div className="lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}

type OrderProps = {
  order: string
  packageName?: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/** Orders the check-up, a weight-loss package or the free consultation, each on its page (spec section 4). */
export async function ProgrammeOrder({
  order,
  packageName,
  look,
  className = '',
  children,
}: OrderProps) {
  const locale = await getCurrentLocale()
  return (
    <RequestOrder
      packageName={packageName}
      formPath={pathTo(locale, 'home', { anchor: 'subscribe' })}
      href={signUpPath(locale, order)}
      className={buttonClass(look, `max-sm:w-full ${className}`)}
    >
      {children}
    </RequestOrder>
  )
}

export async function ProgrammeFaq({ programme }: { programme: keyof ContentIn['notFor'] }) {
  const { t, locale } = await getPageTranslator('NotFor')
  return (
    <Faq page={programme} columns="lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <section
        aria-labelledby="not-for-title"
        className="break-inside-avoid rounded-3xl bg-wash p-5 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <RangeBar to={58} value={86} className="w-full fill-paper dark:fill-plum" />
        <h2 id="not-for-title" className="mt-6 mb-2 text-2xl">
          {joinHeadingWords(t('title'))}
        </h2>
        <Lines
          lines={contentIn(locale).notFor[programme]}
          className="*:py-3.5 *:not-first:line-above"
        />
      </section>
    </Faq>
  )
}
