import { RangeBar } from '#components/ui/range-bar'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

/** Questions with their answers, the first one open, and whom a programme is not for. */
export async function Faq({ page }: { page: keyof typeof content.faq }) {
  const { t, locale } = await wordsOf('Faq')
  const columns = page === 'home' ? 'lg:grid-cols-[4fr_8fr]' : 'lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]'
  return (
    <Section
      id="faq"
      title={t('title')}
      className="faq"
      wrapClass={`wrap grid gap-6 ${columns} lg:items-start lg:gap-x-12`}
    >
      <div className="*:line-above *:last:line-below">
        {content.faq[page].map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0}>
            <summary className="question">{question[locale]}</summary>
            <p>{answer[locale]}</p>
          </details>
        ))}
      </div>
      {page !== 'home' && <NotFor programme={page} />}
    </Section>
  )
}

async function NotFor({ programme }: { programme: keyof typeof content.notFor }) {
  const { t, locale } = await wordsOf('NotFor')
  return (
    <section
      aria-labelledby="not-for-title"
      className="break-inside-avoid rounded-3xl bg-wash p-5 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <RangeBar to={58} value={86} className="w-full fill-paper" />
      <h2 id="not-for-title" className="mt-6 mb-2 text-2xl">
        {joinHeadingWords(t('title'))}
      </h2>
      <Lines
        lines={content.notFor[programme].map((line) => line[locale])}
        className="*:py-3.5 *:not-first:line-above"
      />
    </section>
  )
}
