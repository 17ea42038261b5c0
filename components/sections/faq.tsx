import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

/** Questions with their answers, the first one open, and whom a programme is not for; `app/faq.css` comes with the page. */
export async function Faq({ page }: { page: keyof typeof content.faq }) {
  const { t, locale } = await wordsOf('Faq')
  return (
    <Section id="faq" title={t('title')} className="faq">
      <div>
        {content.faq[page].map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0}>
            <summary>{question[locale]}</summary>
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
    <section aria-labelledby="not-for-title" className="not-for">
      <svg aria-hidden="true">
        <rect width="100%" height="30" rx="6" className="scale-ground" />
        <rect width="58%" height="30" rx="6" className="fill-band" />
        <line x1="58%" x2="84%" y1="15" y2="15" className="to-go" />
        <circle cx="86%" cy="15" r="8" className="out" />
      </svg>
      <h2 id="not-for-title">{joinHeadingWords(t('title'))}</h2>
      <Lines lines={content.notFor[programme].map((line) => line[locale])} />
    </section>
  )
}
