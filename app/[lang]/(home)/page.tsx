import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { About } from '#components/sections/about'
import { Nutraceuticals } from '#components/sections/nutraceuticals'
import { Product } from '#components/sections/product'
import { BlogSection } from '#components/blog/blog-section'
import { Faq } from '#components/sections/faq'
import { Hero } from '#components/sections/hero'
import { ServicePackages } from '#components/sections/service-packages'
import { Services } from '#components/sections/services'
import { Subscribe } from '#components/sections/subscribe'
import { Team } from '#components/sections/team'
import { JsonLd } from '#components/seo/json-ld'
import { HashDialogs } from '#components/layout/hash-dialogs'
import { homeGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('home')

export default function Home(): ReactNode {
  return (
    <div data-home className="relative">
      <Hero />
      <ServicePackages />
      <Product />
      <About />
      <Services />
      {/* The JSON-LD repeats texts of the sections before and after this line. Brotli compresses a
          repetition better when the repetition is close to the original. */}
      <JsonLd graph={homeGraph()} />
      <Team />
      <Nutraceuticals />
      <Subscribe />
      <BlogSection />
      <Faq page="home" />
      <HashDialogs />
      <i
        aria-hidden="true"
        className="rail pointer-events-none absolute inset-y-0 z-1 print:hidden"
      />
    </div>
  )
}
