import { TitledText } from '#components/sections/titled-text'
import type { ReactNode } from 'react'
import { Facts } from '#components/ui/lists'
import { HoursBand } from '#components/ui/hours-band'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'
import { formatOpeningWeek, getUsualSpans } from '#lib/time/opening-days'

export async function About(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('About')
  const { title, lead, claimLabels, principles } = contentIn(locale).home.about
  const { yearsOfPractice, cases, notes } = contentIn(locale).claims
  const { address, hours, licence, links } = contentIn(locale).clinic
  const { t: contact } = await getPageTranslator('Subscribe')
  const { t: footer } = await getPageTranslator('Footer')
  const place = (
    <>
      {`${address.street}, ${address.city}, ${address.postalCode} `}
      <a href={links.map} target="_blank" rel="noopener" className="text-link lg:ml-4">
        {footer('map')}
      </a>
    </>
  )
  const openingHours = (
    <>
      {formatOpeningWeek(locale, hours)}
      <span className="mt-3 block max-w-120">
        <HoursBand spans={getUsualSpans(hours)} />
      </span>
    </>
  )
  const number = formatNumber(locale, cases)
  // The word “over” hangs to the left of its number, so that the two numbers of the list align.
  const small = (words: ReactNode) => (
    <small className="font-sans text-base [letter-spacing:0] lg:absolute lg:right-full lg:bottom-1 lg:mr-2">
      {words}
    </small>
  )
  return (
    <Section
      id="aboutUs"
      title={title}
      className="bg-wash later [--tall:663px]"
      wrapClass="wrap grid gap-x-8 gap-y-6 lg:grid-cols-[2fr_1fr]"
    >
      <div>
        <p className="lead max-w-160 max-sm:text-base">{lead}</p>
        <Facts
          facts={[
            [contact('address'), place],
            [contact('hours'), openingHours],
            ...(licence ? [[t('licence'), licence] as const] : []),
          ]}
          className="mt-6 max-w-180 max-sm:hidden lg:mt-10"
          rows={{ className: 'grid grid-cols-[7rem_1fr] items-baseline gap-x-8 line-above py-3' }}
          terms={{ className: 'note' }}
        />
      </div>
      <Facts
        facts={[
          [claimLabels.yearsOfPractice, yearsOfPractice],
          [claimLabels.cases, t.rich('over', { number, small })],
        ]}
        className="flex flex-wrap gap-6 *:flex *:flex-col-reverse *:justify-end max-sm:*:first:max-w-36 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col"
        terms={{ className: 'text-sm text-muted' }}
        texts={{ className: 'figure relative text-3xl whitespace-nowrap' }}
      />
      {(notes.whose ?? notes.practice) && (
        <p className="note lg:col-start-2">
          {notes.whose} {notes.practice}
        </p>
      )}
      <ol className="grid gap-x-8 gap-y-6 *:line-above *:pt-5 lg:col-span-full lg:mt-10 lg:grid-cols-3">
        {principles.map((point, position) => (
          <li key={position}>
            <TitledText title={point.title} text={point.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
