import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button'
import { Lines } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'

export async function Nutraceuticals(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Nutraceuticals')
  const { title, text, facts, shopNote } = contentIn(locale).home.nutraceuticals
  return (
    <section
      id="nutraceuticals"
      aria-labelledby="nutraceuticals-title"
      className="section bg-band text-mark later [--tall:429px] dark:bg-plum dark:text-white print:bg-white"
    >
      <div className="wrap grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {title}
          </h2>
          <Lines lines={facts} className="mt-5 set-off dark:border-pistachio text-lg sm:*:py-1" />
        </div>
        <div>
          <p className="text-lg">{text}</p>
          <ButtonLink
            href={contentIn(locale).clinic.links.shop}
            target="_blank"
            rel="noopener"
            className="mt-6 mb-4"
          >
            {t('shop')}
          </ButtonLink>
          <p className="text-sm">{shopNote}</p>
        </div>
      </div>
    </section>
  )
}
