import type { ReactNode } from 'react'
import { Faq } from '#components/sections/faq'
import { Lines } from '#components/ui/lists'
import { RangeBar } from '#components/ui/range-bar'
import { contentIn } from '#lib/content/current-content'
import type { ContentIn } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/i18n/short-words'

export async function ProgrammeFaq({
  programme,
}: {
  programme: keyof ContentIn['notFor']
}): Promise<ReactNode> {
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
