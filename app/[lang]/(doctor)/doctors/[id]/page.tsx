import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { PlainPosts } from '#components/blog/posts'
import { DoctorDetails } from '#components/sections/doctor-details'
import { DoctorHero } from '#components/sections/doctor-hero'
import { DoctorOrder } from '#components/sections/doctor-order'
import { DoctorReasons } from '#components/sections/doctor-reasons'
import { OrderBand } from '#components/sections/order-band'
import { JsonLd } from '#components/seo/json-ld'
import { Section, SelfTreatment } from '#components/ui/section'
import { getDoctorPosts } from '#lib/blog/doctor-posts'
import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { doctorGraph } from '#lib/seo/json-ld/pages'
import { buildMetadata, doctorMeta } from '#lib/seo/page-metadata'

type Props = PageProps<'/[lang]/doctors/[id]'>

/**
 * Prerenders the doctors of the build. When a doctor is published at the desk after the build, Next
 * renders the page at the first request.
 */
export function generateStaticParams(): { id: string }[] {
  return getSiteContent().doctors.map(({ id }) => ({ id }))
}

/** Compares the id exactly, because the middleware redirects other spellings of an id. */
async function findDoctor(params: Props['params']): Promise<InLanguage<Doctor>> {
  const wanted = (await params).id
  const { doctors } = contentIn(await getCurrentLocale())
  return doctors.find(({ id }) => id === wanted) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await doctorMeta(await findDoctor(params)))
}

export default async function DoctorPage({ params }: Props): Promise<ReactNode> {
  const doctor = await findDoctor(params)
  const { t, locale } = await getPageTranslator('Doctor')
  const { t: subscribe } = await getPageTranslator('Subscribe')
  const posts = await getDoctorPosts(locale, doctor.id)
  return (
    <>
      <JsonLd graph={doctorGraph(doctor)} />
      <DoctorHero doctor={doctor} />
      <DoctorReasons doctor={doctor} />
      <DoctorDetails doctor={doctor} />
      {posts.length > 0 && (
        <Section id="articles" title={t('articles')} className="line-above">
          <div className="mt-10">
            <PlainPosts posts={posts} headingLevel="h3" />
          </div>
        </Section>
      )}
      <OrderBand
        id="order-title"
        title={subscribe('title')}
        text={`${subscribe('lead')} ${subscribe('callIsFree')}`}
      >
        <DoctorOrder doctor={doctor} />
        <SelfTreatment className="mt-4 text-sm" />
      </OrderBand>
    </>
  )
}
