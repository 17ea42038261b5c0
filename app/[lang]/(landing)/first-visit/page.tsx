import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { OrderBand } from '#components/sections/order-band'
import { PageHero } from '#components/sections/page-hero'
import { VisitNotes } from '#components/sections/visit-notes'
import { VisitTimeline } from '#components/sections/visit-timeline'
import { JsonLd } from '#components/seo/json-ld'
import { getCallCosts } from '#components/sign-up/call-cost'
import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('firstVisit')

export default async function FirstVisitPage(): Promise<ReactNode> {
  const { t: footer, locale } = await getPageTranslator('Footer')
  const { title, lead, facts, order } = contentIn(locale).firstVisit
  const { withoutOrder } = await getCallCosts()
  const signUp = (
    <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })} className="max-sm:w-full">
      {order.action}
    </ButtonLink>
  )
  return (
    <>
      <JsonLd graph={pageGraph('firstVisit', footer('firstVisit'))} />
      <PageHero title={title} lead={lead} actions={signUp}>
        <Facts
          facts={facts.map(({ value, meaning }) => [meaning, value])}
          className="mt-6 line-above grid gap-x-8 gap-y-5 py-6 sm:grid-cols-[2fr_1fr_1fr]"
          rows={{ className: 'flex flex-col-reverse justify-end' }}
          terms={{ className: 'note' }}
          texts={{ className: 'figure text-xl' }}
        />
      </PageHero>
      <VisitTimeline />
      <VisitNotes />
      <OrderBand id="order-title" title={order.title} text={`${order.text} ${withoutOrder}`}>
        {signUp}
        <SelfTreatment className="mt-4 text-sm" />
      </OrderBand>
    </>
  )
}
