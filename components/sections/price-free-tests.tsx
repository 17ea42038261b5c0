import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Tests that the state programme pays for, each with its source. */
export async function PriceFreeTests(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('PriceBreakdown')
  const { title, lead, note, items } = contentIn(locale).priceBreakdown.free
  return (
    <Section id="free" title={title} lead={lead} className="bg-wash">
      <ul className="mt-8 grid gap-x-16 lg:mt-14 lg:grid-cols-2">
        {items.map(({ id, text, source, url }) => (
          <li key={id} className="line-above py-5">
            <p className="max-w-140">{text}</p>
            <p className="note mt-2">
              {t('source')}{' '}
              <a href={url} rel="noopener nofollow" className="underline underline-offset-4">
                {source}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-140">{note}</p>
      <a href={pathTo(locale, 'screening')} className="mt-2 text-link">
        {contentIn(locale).pages.screening.image}
      </a>
    </Section>
  )
}
