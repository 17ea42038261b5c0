import type { Metadata } from 'next'
import { Hero } from '#components/sections/hero'
import { Subscribe } from '#components/sections/subscribe'
import { pageMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('home')
}

export default function Home() {
  return (
    <div data-home>
      <Hero />
      <Subscribe />
    </div>
  )
}
